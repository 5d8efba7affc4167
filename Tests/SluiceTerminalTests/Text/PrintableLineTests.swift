import SluiceTerminal
import Testing

@Suite struct PrintableLineTests {
  @Test(
    arguments: [
      ("a b.txt: 한글 👩‍👩‍👧", "a b.txt: 한글 👩‍👩‍👧"), ("\u{1B}]0;title\u{7}.txt", "␛]0;title␇.txt"),
      ("\u{9B}31m", "\u{FFFD}31m"), ("two\nlines\r\n", "two␊lines␊"), ("a\tb\u{7F}\u{0}", "a␉b␡␀"),
      ("photo\u{202E}gnp.exe", "photognp.exe"), ("\u{2066}\u{FEFF}\u{2028}", "\u{FFFD}"), ("", ""),
    ] as [(String, String)])
  func `What could move a cursor or turn the writing is shown or left out`(text: String, line: String) {
    #expect(text.printableLine == line)
  }
}
