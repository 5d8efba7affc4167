extension [ProfileRecord] {
  /// Three profiles that come with the sample, one's own first.
  static let builtIn = [
    ProfileRecord(
      user: User(
        id: "jjap", nickName: "짭짭이 🎬", introduce: "RxSwift 연습 중", githubURL: "https://github.com/jjap",
        blogURL: "https://jjap.example"),
      followers: ["mina"], following: [],
      reels: [
        film("j1", "첫눈 ☃️", "올해 첫눈이 오던 날, 골목을 한 바퀴 돌았다.", 12, 1_669_852_800),
        film("j2", "Bread", "How a loaf rises, an hour in ten seconds.", 7, 1_667_260_800),
      ]),
    ProfileRecord(
      user: User(
        id: "mina", nickName: "Mina 미나", introduce: "short films, long walks", githubURL: "https://github.com/mina",
        blogURL: "https://mina.example"),
      followers: ["tom", "ada"], following: ["jjap", "ada"],
      reels: [
        film("m1", "바다 🌊", "속초의 파도 소리", 120, 1_672_531_200),
        film("m2", "Night bus", "The last bus of the day, and who is on it.", 48, 1_671_235_200),
        film("m3", "고양이 🐈", "창가에서 자는 고양이. 아무 일도 일어나지 않는다.", 2_048, 1_670_025_600),
        film("m4", "Rain", "Ten kinds of rain.", 3, 1_664_582_400),
      ]),
    ProfileRecord(
      user: User(
        id: "ada", nickName: "Ada", introduce: "no film yet", githubURL: "https://github.com/ada",
        blogURL: "https://ada.example"),
      followers: [], following: ["mina"], reels: []),
  ]

  private static func film(_ id: String, _ title: String, _ text: String, _ hearts: Int, _ date: Int) -> Reels {
    Reels(
      id: id, title: title, videoDescription: text, githubUrl: "https://github.com/films/\(id)",
      blogUrl: "https://films.example/\(id)", hearts: hearts, date: date)
  }
}
