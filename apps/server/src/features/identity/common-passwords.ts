/** What leaked lists show people to choose most, here and abroad; lower case, and only those long enough to be allowed. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 123123 123321 654321 666666 888888 111111 000000 112233 121212 123654
  147258 147258369 159357 159753 789456 789456123 987654321 5201314 1314520 520520 521521 5211314 131421 110110 112358
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 pass123 passwd admin123 admin888 admin1
  administrator root123 root1234 toor123 test123 test1234 testtest guest123 user123 demo123 default changeme letmein
  letmein1 welcome welcome1 welcome123 qwerty qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop qwert123 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsx qazwsxedc qaz123 zaq12wsx zxcvbn zxcvbnm asdfgh asdfghjkl asdf1234 asdasd
  asd123 qweqwe qwe123 qweasd qweasdzxc zxc123 abc123 abc1234 abc12345 abcd1234 abcdef abcdefg abcdefgh a123456 a1234567
  a12345678 a123456789 aa123456 aaa123 aaaaaa a1b2c3 a1b2c3d4 abc123456 q123456 w123456 z123456 s123456 x123456 qq123456
  qq123123 123456a 123456aa 123456abc 123456q 123qwe 123abc 123asd 12qwaszx 1234qwer qwer1234 asdf123 iloveyou iloveyou1
  woaini woaini1314 woaini520 woaini123 wo123456 woaini521 wojiushiwo zhang123 wang123 li123456 liu123 chen123 nihao123
  caonima 5845201314 7758521 7758258 584520 1314521 201314 shanghai beijing china123 zhongguo dragon monkey football
  baseball basketball superman batman michael jordan23 master master1 sunshine princess shadow trustno1 starwars
  pokemon naruto computer internet samsung iphone android google facebook linkedin adobe123 hello123 helloworld hello1
  freedom whatever summer winter spring autumn january monday friday secret secret1 success lovely flower cheese
  charlie jessica jennifer thomas robert daniel andrew joshua matthew ashley nicole hunter killer soccer hockey
  fuckyou asshole access login123 login1 system123 server123 oracle mysql123 database manager manager1 company
  company1 company123 fairlead fairlead1 fairlead123 linghang linghang123 sailor123 scholar123 1111111 11111111 111222
  222222 333333 444444 555555 777777 999999 88888888 66666666 00000000 99999999 11223344 12344321 12345678910 0123456789
  0987654321 10203040 102030 101010 123123123 321321 456456 456789 789789 963852741 741852963 852456 147852 258369
  369258147 520131 52013140 a5201314 qazwsx123 1qazxsw2 zaq1xsw2 !qaz2wsx 1234567a asdfasdf qwerasdf zxcvzxcv`.split(
    /\s+/,
  ),
)
