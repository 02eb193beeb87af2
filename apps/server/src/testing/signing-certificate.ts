import { createPrivateKey } from 'node:crypto'

// Made for the tests with `openssl req -x509 -newkey rsa:2048 -nodes`; it opens nothing.
const key = `
  MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCmczrgE9r/xh/HVshNOlHlwQMYlgMWGwuQimbL21nd5nhQGsZy
  wUvy5RKmw0rSboHVHvHZofcR4USPGkG7bjGBwhOxgPbRec902K2ElYjyVW8CT8zLqCYt0Dg7w+canJo+mzqgiEehkDzmg6DVCUau
  qMKAv6X9txlk5fNfBzI/rGHe9Jlo6bWBcZnLNk5OR8Llute3XFS3yW5/7qhv5GjJ/ON3oYDHVjayCBi1nMlGwDEreBUyuEG9YyGK
  QBmNc/ZcV0u9QBI9wMqdsAydk6ra9AQM5j5O+aad6H4lGxyMY9oyTzJ8gv14ZLEylckJS1KaPYcGP3U56hbDpmCRoXn1AgMBAAEC
  ggEAS7hQ2L3/muqQ61hlv4gf2JKQ637WwZglDyh+8g8D10fwhJRhobOgbstZzEY8Q/Vkl8S/hd9B677cNvNdYrwSxnI5Dj9aSNoO
  j5vAd/ekuIU3/ke6JQ2F7MJzynBosjj6jC+GoJ/OYkehBMZthGx3XJ5F+Vb11rEUWsunBpxZ9g+jLDTj3JZEMmhqqYLFGuhzflG9
  7rpLoHg7DghvS5XKcNF3Oy7SSmrZ6YWGwgqhzpNri5nCkImrO5w30tXAt/T0I7/yQwBfj1k6eQO6khy3ES5r8oFBUWqm0srn/6zD
  jyDBMtrn9dfJiR2YkP3f+J/tjDF3Dw0xChNYE5hZlslZwwKBgQDj6vdC0+CvswTnoac+vvUsMSD8CfjR0+HgjlpxwYC1LX4WXpSA
  PukOx+Ketns0MCt8he4MAQifkxW6xySf2LaE/l1owYVsmKA7AN6o6sPZHPYaEEsUmoBmZ20BK/Jf2d8QuUXD5t2bA3H+qqLS9e6F
  4PePZk4LqqLDfguqOtuv8wKBgQC69W+Yw7PzoHRjmDMAamhoi5a+RtKf5wkcc2fnQQHBzMd6iz2iFwMIwBA9PIbyDx8SJ+DsZ5Hq
  tBKCj6jMpK5utBZVlzQJck3jMqZqoAI8EoPomKjIb//H9wdkr2Ai9jR/mJeVEoZYPDS14icrNLfsussFQqVumQi8RDbD/86QdwKB
  gQCdsjiM247N4p6VKgtO5c87WW7KFJg9jk3uEnDP3qQQN77S+XPkXCLjIDhTukz6qg2cpgoz8g8mYh2Z0yorE0YONPUqgyOvJNdQ
  m+RzmaQSt/ArznQ0eEY5FHyeX+remR+3MYns5vMTy0l3fFcWgiUcKrD/XjjH57OgcbjeesUAMwKBgQCid9da8fbXqIB8bC8mFVJW
  R7ff8rvmqWeJieCpXhygxcwz+fy9dzHz0LRMAuViRTHDHVShG//57jKHs0AFVrcfDPC7wIJAE00MO1/TGOnYOl7XKpLCXFHy/AE4
  xg7NUxecKobPzSFiXC+SP826Bj4vQsRa9ee9jM/Ci6Tr/skLUQKBgHnr5oawdFdp9NQi7l/G4RGWFUwQ5e2Wpx4bJREJesUEz2bg
  KIpyK/TEeYX2YE1dTs/R11kdJl4s+ntaVBUZJXnZDaaeZ/XAWNKOgJ9mooM45E6sCWVNheH3stgFNYgUpJZ15Z7ph/neGHp9MYnV
  VelEodnPXH9D488e2uBenero`
const certificate = `
  MIIDFTCCAf2gAwIBAgIUQekdOG8xf3eG7acKyGaUb9SB1N4wDQYJKoZIhvcNAQELBQAwGTEXMBUGA1UEAwwOZmFpcmxlYWQtdGVz
  dHMwIBcNMjYxMTE1MDQyMzAwWhgPMjEyNjEwMjIwNDIzMDBaMBkxFzAVBgNVBAMMDmZhaXJsZWFkLXRlc3RzMIIBIjANBgkqhkiG
  9w0BAQEFAAOCAQ8AMIIBCgKCAQEApnM64BPa/8Yfx1bITTpR5cEDGJYDFhsLkIpmy9tZ3eZ4UBrGcsFL8uUSpsNK0m6B1R7x2aH3
  EeFEjxpBu24xgcITsYD20XnPdNithJWI8lVvAk/My6gmLdA4O8PnGpyaPps6oIhHoZA85oOg1QlGrqjCgL+l/bcZZOXzXwcyP6xh
  3vSZaOm1gXGZyzZOTkfC5brXt1xUt8luf+6ob+Royfzjd6GAx1Y2sggYtZzJRsAxK3gVMrhBvWMhikAZjXP2XFdLvUASPcDKnbAM
  nZOq2vQEDOY+Tvmmneh+JRscjGPaMk8yfIL9eGSxMpXJCUtSmj2HBj91OeoWw6ZgkaF59QIDAQABo1MwUTAdBgNVHQ4EFgQUNDZt
  cl6xXJUAI632zfnBhkDtRocwHwYDVR0jBBgwFoAUNDZtcl6xXJUAI632zfnBhkDtRocwDwYDVR0TAQH/BAUwAwEB/zANBgkqhkiG
  9w0BAQsFAAOCAQEAYNPkXQGpPiwoDk7NYG8ZzOEkvvP14LOrCFGqURikRXi93fwEveKOseT3HUQ4/t3LY2YksYODKcpOzBkvoFQ3
  0PSKNwzBFyYBGUIQyFwPlVCbSfpaHmKTZZAVXQJLbcN6zTZ6owfXKb1/2/rBEwu2OqpjY4ijr8qEAAD1OFbKoos94qTngDZW/O96
  HNmg2tEehpgAthyEOFpXuJxI7/ADg8rgT3776XH4SaJfBXr6BE0dGEGe8WyHjQblEHF3j7dUJlsq6v2ov1znvUc+Kck9EA+0jPUE
  Efc/RnEng/EGWeXwHnmPS6W98/npbJQB+0lIjLfe2m6EJx+V+xh2AS4Wjg==`

const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '')

export const signingCertificate = {
  privateKey: createPrivateKey({
    key: Buffer.from(withoutBlanks(key), 'base64'),
    format: 'der',
    type: 'pkcs8',
  }),
  /** As the header of a JWS carries it. */
  x5c: [withoutBlanks(certificate)],
}
