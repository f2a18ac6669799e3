import { mustEncrypt } from "./mustEncrypt";

test.each([
  ["smtp://user:secret@smtp.example.com:587", true],
  ["smtp://user:secret@8.8.8.8", true],
  ["smtp://user:secret@[2606:4700::1111]:587", true],
  ["smtps://user:secret@smtp.example.com", false],
  ["smtp://smtp.example.com:25", false],
  ["smtp://user:secret@localhost:1025", false],
  ["smtp://user:secret@mail.localhost", false],
  ["smtp://user:secret@relay", false],
  ["smtp://user:secret@127.0.0.1", false],
  ["smtp://user:secret@[::1]", false],
  ["smtp://user:secret@192.168.1.2", false],
  ["smtp://user:secret@smtp.example.com?requireTLS=false", false],
  ["smtp://user:secret@smtp.example.com?ignoreTLS=true", false],
])("%s: %s", (url, expected) => {
  expect(mustEncrypt(url)).toBe(expected);
});
