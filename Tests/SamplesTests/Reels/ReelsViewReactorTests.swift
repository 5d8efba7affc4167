import Foundation
import Sluice
import SluiceTesting
import Testing

@testable import Reels
@testable import SampleSupport

struct ReelsViewReactorTests {
  private let store = ProfileStore(.sample)

  @Test func `five streams make one section`() {
    let reactor = ReelsViewReactor(store: store)
    var headers: [Header] = []
    var counts: [Int] = []
    let subscription = reactor.state(\.sections).subscribe(onNext: { sections in
      headers += sections.map(\.header)
      counts.append(sections.count)
    })
    let profile = store.profiles[0]
    profile.followers.accept(["a", "b"])
    profile.following.accept(["a"])
    profile.reels.accept([])
    var user = profile.user.value
    user.introduce = "새 소개"
    profile.user.accept(user)
    profile.buttonType.accept(.follow)
    subscription.dispose()

    #expect(counts.allSatisfy { $0 <= 1 })
    #expect(headers.map(\.postCount) == ["1", "1", "1", "0", "0", "0"])
    #expect(headers.map(\.followerCount) == ["1", "2", "2", "2", "2", "2"])
    #expect(headers.map(\.followingCount) == ["0", "0", "1", "1", "1", "1"])
    #expect(headers.map(\.introduce).suffix(3) == ["< hello />", "< 새 소개 />", "< 새 소개 />"])
    #expect(headers.map(\.buttonType) == [.edit, .edit, .edit, .edit, .edit, .follow])
    #expect(headers.map(\.isMyProfile) == [true, true, true, true, true, false])
  }

  @Test func `another profile comes at once, with all that is its own`() {
    let reactor = ReelsViewReactor(store: store)
    var seen: [[String]] = []
    let subscription = reactor.state(\.sections).subscribe(onNext: { sections in
      seen += sections.map { [$0.header.userName, $0.header.followerCount] + $0.items.map(\.title) }
    })
    for step in [1, 1, -1] { reactor.action.onNext(.visit(step)) }
    subscription.dispose()

    let (me, mina) = (["나 🙂", "1", "첫눈"], ["Mina", "0", "Rain", "바다"])
    #expect(seen == [me, mina, me, mina])
  }

  @Test func `following counts at both ends, and can be taken back`() {
    let reactor = ReelsViewReactor(store: store)
    let (me, mina) = (store.profiles[0], store.profiles[1])
    reactor.action.onNext(.visit(1))
    #expect(reactor.currentState.sections.map(\.header.buttonType) == [.follow])

    reactor.action.onNext(.tapFollow)
    reactor.action.onNext(.tapFollow)
    #expect(reactor.currentState.sections.map(\.header.buttonType) == [.unfollow])
    #expect(reactor.currentState.sections.map(\.header.followerCount) == ["1"])
    #expect(me.following.value == ["mina"])
    #expect(reactor.currentState.message == "You follow Mina.")

    reactor.action.onNext(.tapUnfollow)
    #expect(mina.followers.value == [])
    #expect(me.following.value == [])
    #expect(reactor.currentState.message == "You no longer follow Mina.")
  }

  @Test func `one's own profile can be edited, not followed`() {
    let reactor = ReelsViewReactor(store: store)
    reactor.action.onNext(.tapFollow)
    #expect(store.profiles[0].followers.value == ["mina"])

    reactor.action.onNext(.tapEdit)
    #expect(reactor.currentState.introduce == "hello")
    reactor.action.onNext(.setIntroduce("안녕"))
    #expect(reactor.currentState.introduce == nil)
    #expect(reactor.currentState.sections.map(\.header.introduce) == ["< 안녕 />"])
  }

  @Test func `a film gets a heart, and the others none`() {
    let reactor = ReelsViewReactor(store: store)
    reactor.action.onNext(.visit(1))
    let film = store.profiles[1].reels.value[1]
    reactor.action.onNext(.tapReels(film))
    #expect(reactor.currentState.sections.map { $0.items.map(\.hearts) } == [[3, 121]])
    #expect(reactor.currentState.message == "♥ 바다")
  }

  @Test func `the links are told, the editing can be left, and the films be made larger`() {
    let test = ReactorTest(ReelsViewReactor(store: store))
    test.expect { $0.sections = [.me] }

    test.send(.tapBlog)
    test.expect(.setMessage("Blog: https://me.example")) { $0.message = "Blog: https://me.example" }
    test.send(.tapGitHub)
    test.expect(.setMessage("GitHub: https://github.com/me")) { $0.message = "GitHub: https://github.com/me" }
    test.send(.tapEdit)
    test.expect(.setEditing("hello")) { $0.introduce = "hello" }
    test.send(.cancelEditing)
    test.expect(.setEditing(nil)) { $0.introduce = nil }
    test.send(.tapSetting)
    test.expect(.toggleLargeItems) { $0.hasLargeItems = true }
  }
}

extension SectionOfReelsPost {
  fileprivate static let me = SectionOfReelsPost(
    header: Header(
      userName: "나 🙂", introduce: "< hello />", githubURL: "https://github.com/me", blogURL: "https://me.example",
      postCount: "1", followerCount: "1", followingCount: "0", isMyProfile: true, buttonType: .edit),
    items: [.film("1", "첫눈", "올해 첫눈이 오던 날 ☃️, 골목을 한 바퀴 돌았다.", 12)])
}

extension [ProfileRecord] {
  /// Two profiles, one's own first.
  static let sample = [
    ProfileRecord(
      user: User(
        id: "me", nickName: "나 🙂", introduce: "hello", githubURL: "https://github.com/me", blogURL: "https://me.example"
      ),
      followers: ["mina"], following: [],
      reels: [.film("1", "첫눈", "올해 첫눈이 오던 날 ☃️, 골목을 한 바퀴 돌았다.", 12)]),
    ProfileRecord(
      user: User(
        id: "mina", nickName: "Mina", introduce: "짧은 영화 🎬", githubURL: "https://github.com/mina",
        blogURL: "https://mina.example"),
      followers: [], following: ["me"],
      reels: [.film("2", "Rain", "Ten kinds of rain.", 3), .film("3", "바다", "파도 소리 🌊", 120)]),
  ]
}

extension Reels {
  static func film(_ id: String, _ title: String, _ text: String, _ hearts: Int) -> Self {
    Self(
      id: id, title: title, videoDescription: text, githubUrl: "", blogUrl: "", hearts: hearts, date: 1_669_852_800)
  }
}
