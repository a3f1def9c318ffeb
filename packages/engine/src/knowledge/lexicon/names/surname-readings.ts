import { readWords } from '../table/word-table.ts';

/**
 * Spellings of one Chinese family name per row: Mandarin (pinyin, Wade–Giles), Cantonese, Hokkien, Teochew, Hakka,
 * Malay, Indonesian and Vietnamese. A spelling may stand for several names.
 */
const ROWS = `
chen ch'en chan tan tjan chin tran tchen
huang hwang wong ng ooi oei wee vong bong huynh
lin lam lim liem lum lym
li lee lie ly lei
wang wong ong heng vong
zhang chang cheung teo teoh tjong chong cheong tiong truong
zhao chao chiu chew teo trieu
zhou chou chow chau chew joe chu tjioe
wu ng goh go gouw ngo
yang yeung yeo yong ieong njoo duong
liu lau lao low liew lauw luu
cai tsai choi choy chua tjoa chai chuah thai
zheng cheng tay tee the tang chang trinh
xu hsu tsui chui koh khor chee tjhie tu
xie hsieh tse tze chia cheah tjia sia ta
guo kuo kwok kwek quek kuok koay quach kok
ye yeh yip yap ip iap diep
he ho hoe hor ha
hong hung ang
hu ho hoo oh ow
jiang chiang keung kang kiang kong
jiang chiang cheung tsiang chio tuong
zhu chu choo tjoe
sun suen soon sng ton
ma mah beh ma
luo lo law loh lor
liang leung leong neo nio lleong luong
song sung soong
tang tong teng
tang tong t'ang thng duong
deng teng tang dang
han hon hang
feng fung foong pang phung
cao tsao cho tso chao
zeng tseng tsang chan chang
peng pang phang
xiao hsiao siu siew siauw sio siow tieu
cheng ching seng trinh
yuan yuen wan uan vien
yu yue yee u
lu lo loo lou
lu lui loi leu
pan poon pua phua phoa
dong tung tong
su so soh sou to
wei ngai gui nguy
ren yam jim nhim
shen sum sim shum sham tham
jin chin kam kim
yao yiu yeow iu dieu
lai loy lye
dai tai tay
fan fan hwan huan
fang fong hong phuong
shi shih sek sze
tian tien tin chan thien
du tu to toh
qiu chiu yau khoo hew khu
wan man ban van
zhong chung choong tiong
jiang kong kang giang
tan tam tham tarm
wen wan un on
mo mok bok mac
yan ngan yen gan
ni ngai geh
he hui hoh
kong hung khong
bai pai pak peh
cui tsui chui
kang hong
mao mo moo
qian chien tsin chee
qin chin tsun chhin
gu koo ku
hou hau
shao shiu siu
meng mang beng
long lung leong liong
wan yun
duan tuan tuen
hao kok
gong kung keung kiong
lei lui looi luei
tang tong
yi yik
niu ngau
hong hung hang
jia ka chia
gao kao ko go kou
fu foo pu poo
ding ting teng
xiong hsiung hung
zou chau tsou
pang pong phang
ruan yuen oen nguyen
zhan chim chan tjan
ou au ow
ouyang auyeung auyong owyang
situ seeto szeto szetu
sima szuma
shangguan sheungkoon
huangfu wongpo
zhuge chukot
ke ko kua o or
zhuang chong chng ch'ng cheng
you yau yew iu
gan kan kam
yin wan yan
qu wat khut
tu to too
lian lin lien
tong tung tang
`;

/** Spellings of one Chinese family name in several languages of China and its diaspora. */
export const SURNAME_READINGS: readonly (readonly string[])[] = ROWS.split('\n')
  .map((line) => [...new Set(readWords(line))].filter((word) => !word.includes("'")))
  .filter((row) => row.length > 1);

/** All spellings of Chinese family names. */
export const CHINESE_SURNAMES: ReadonlySet<string> = new Set(SURNAME_READINGS.flat());
