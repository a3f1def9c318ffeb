/** Readings of common characters in Japanese names; the most common in names come first. */
export const HAN_JAPANESE = `
田=ta,da,den 中=naka,chu 山=yama,san,zan 川=kawa,gawa 河=kawa,gawa 本=moto,hon 木=ki,gi,moku 村=mura,son 野=no,ya 井=i 上=kami,ue,gami 下=shita,shimo 小=ko,o,sho 大=o,dai,hiro
林=hayashi,bayashi,rin 森=mori,shin 高=taka,ko 橋=hashi,bashi 石=ishi,seki 松=matsu,sho 竹=take,chiku 岡=oka 島=shima,jima 嶋=shima 崎=saki,zaki 﨑=saki,zaki 藤=fuji,to,do 佐=sa 伊=i
加=ka 近=kon,chika 渡=wata 辺=be,nabe 邊=be 吉=yoshi,kichi 清=kiyo,sei,shi 水=mizu,sui 池=ike 前=mae 後=go 西=nishi 東=higashi,to,azuma 南=minami 北=kita 原=hara,wara 内=uchi,nai
安=yasu,an 阿=a 部=be,bu 金=kane,kin 黒=kuro 白=shira,shiro 青=ao 赤=aka 今=ima 新=shin,ara,ni 古=furu 長=naga,cho 平=hira,taira,hei 谷=tani,ya 沢=sawa,zawa 澤=sawa,zawa 浜=hama 濱=hama 口=guchi,kuchi
坂=saka 酒=saka,sake 宮=miya 神=kami,jin 千=chi,sen 葉=ha,ba,yo 秋=aki 春=haru 夏=natsu 冬=fuyu 和=kazu,wa 正=masa,sho 昭=aki,sho 明=aki,akira 光=mitsu,hikari 義=yoshi,gi 信=nobu,shin 一=kazu,ichi
二=ji,ni 三=mi,zo,san 四=yo,shi 五=go 六=roku 七=nana,shichi 八=ya,hachi 九=ku 十=ju 郎=ro 太=ta 朗=ro 子=ko 美=mi,yoshi 恵=e,megumi 香=ka,kaori 奈=na 由=yu,yoshi 真=ma,shin 麻=asa,ma 里=sato,ri
理=ri,masa 花=hana,ka 菜=na 絵=e 幸=yuki,sachi,ko 雄=o,yu 夫=o 男=o 彦=hiko 弘=hiro 浩=hiro,ko 博=hiro,haku 裕=hiro,yu 洋=yo,hiro 健=ken,take 賢=ken 建=ken,take 剛=go,tsuyoshi 隆=taka,ryu 孝=taka,ko
貴=taka,ki 敬=taka,kei 崇=taka 茂=shige 重=shige 成=nari,shige 勝=katsu,masaru 克=katsu 哲=tetsu 徹=toru,tetsu 達=tatsu 辰=tatsu 龍=ryu 竜=ryu 俊=toshi,shun 敏=toshi 利=toshi,ri 年=toshi 寿=toshi,hisa 久=hisa
英=hide,ei 秀=hide 栄=ei,hide 文=fumi,bun 史=fumi,shi 行=yuki 之=yuki,no 道=michi,do 路=michi,ji 通=michi 進=susumu 武=take,mu 保=yasu,ho 康=yasu,ko 泰=yasu,tai 靖=yasu 昌=masa 政=masa 雅=masa 将=masa,sho
人=hito,to,jin 仁=hito,jin 仲=naka 直=nao 尚=nao 治=ji,haru 次=ji,tsugu 司=shi,ji 志=shi 晴=haru 陽=haru,yo 悠=yu 優=yu 勇=yu,isamu 祐=yu 友=tomo,yu 智=tomo,chi 知=tomo 朋=tomo 典=nori 則=nori 紀=nori,ki
憲=nori,ken 徳=nori,toku 良=yoshi,ryo 佳=yoshi,ka 喜=yoshi,ki 好=yoshi 麗=rei 玲=rei 礼=rei 樹=ki,ju 輝=teru,ki 照=teru 翔=sho 翼=tsubasa 輔=suke 介=suke 助=suke 也=ya 矢=ya 弥=ya 哉=ya 巳=mi
実=mi 海=umi,kai 美=mi 未=mi 見=mi 代=yo 世=yo 予=yo 江=e 枝=e 恵=e,kei 慶=kei,yoshi 圭=kei 桂=kei,katsura 敦=atsu 篤=atsu 厚=atsu 淳=jun 純=jun 順=jun 潤=jun 準=jun 享=kyo 京=kyo 恭=kyo,yasu 広=hiro
宏=hiro 寛=hiro,kan 洪=hiro 紘=hiro 拓=taku 卓=taku 匠=takumi 蓮=ren 廉=ren 連=ren 蒼=ao,so 壮=so 聡=so,satoshi 宗=mune,so 総=so 草=kusa 柳=yanagi 杉=sugi 桜=sakura 梅=ume 菊=kiku 菅=suga,kan 堀=hori
福=fuku 服=hatto 鈴=suzu 斎=sai 斉=sai 齋=sai 工=ku 遠=en 岩=iwa 津=tsu 丸=maru 馬=ma,ba 羽=ha 鳥=tori 鶴=tsuru 亀=kame 熊=kuma 牛=ushi 豊=toyo,yutaka 富=tomi 永=naga,ei 星=hoshi 月=tsuki 日=hi,ni
向=muka 久=ku,hisa 保=bo,ho 倉=kura 蔵=zo,kura 造=zo 荒=ara 尾=o 足=ashi 手=te 戸=to,do 門=kado,mon 関=seki 堂=do 寺=tera,dera 児=ko,ji 横=yoko 片=kata 栗=kuri 桐=kiri 須=su 瀬=se 脇=waki 若=waka 屋=ya 園=en 舎=sha 館=kan 閣=kaku 組=gumi 亭=tei 軒=ken 庵=an
`;

/** Places and business houses in company names; people's names are in `japanese-names.gen.ts`. */
export const JAPANESE_PLACES = `
三菱=mitsubishi 三井=mitsui 住友=sumitomo 川崎=kawasaki 東京=tokyo 大阪=osaka 京都=kyoto 日本=nihon,nippon 横浜=yokohama 名古屋=nagoya 神戸=kobe
福岡=fukuoka 札幌=sapporo 仙台=sendai 広島=hiroshima 北海道=hokkaido 沖縄=okinawa 九州=kyushu 四国=shikoku 新潟=niigata 静岡=shizuoka 千葉=chiba
埼玉=saitama 神奈川=kanagawa 茨城=ibaraki 群馬=gunma 栃木=tochigi 長野=nagano 岐阜=gifu 愛知=aichi 三重=mie 滋賀=shiga 兵庫=hyogo 奈良=nara
和歌山=wakayama 鳥取=tottori 島根=shimane 岡山=okayama 山口=yamaguchi 徳島=tokushima 香川=kagawa 愛媛=ehime 高知=kochi 佐賀=saga 長崎=nagasaki
熊本=kumamoto 大分=oita 宮崎=miyazaki 鹿児島=kagoshima 青森=aomori 岩手=iwate 宮城=miyagi 秋田=akita 山形=yamagata 福島=fukushima 富山=toyama
石川=ishikawa 福井=fukui 山梨=yamanashi 平壌=pyongyang 豊田=toyota 日産=nissan 本田=honda 日立=hitachi 東芝=toshiba 松下=matsushita
`;

/**
 * Sound readings (on) of characters that are common in names of Japanese ships and companies. People's names are read
 * differently.
 */
export const HAN_JAPANESE_SOUNDS = `
宝=ho 寶=ho 栄=ei 福=fuku 寿=ju 大=dai,tai 洋=yo 海=kai 王=o 昭=sho 和=wa 平=hei 光=ko 明=mei 吉=kichi 祥=sho 漁=gyo 進=shin 勢=sei 盛=sei 豊=ho 幸=ko 徳=toku 神=shin 竜=ryu 龍=ryu 鳳=ho 永=ei 長=cho 松=sho 共=kyo 同=do
三=san 新=shin 日=nichi 東=to 西=sei 南=nan 北=hoku 興=ko 安=an 全=zen 千=sen 万=man 金=kin 銀=gin 鉄=tetsu 鋼=ko 製=sei 所=sho 工=ko 機=ki 電=den 気=ki 水=sui 産=san 商=sho 会=kai 社=sha 船=sen 運=un 輸=yu 送=so 倉=so 庫=ko 開=kai 発=hatsu
建=ken 設=setsu 木=moku 石=seki 油=yu 化=ka 学=gaku 薬=yaku 品=hin 食=shoku 料=ryo 精=sei 密=mitsu 重=ju 造=zo 国=koku 際=sai 通=tsu 信=shin 貿=bo 易=eki 物=butsu 流=ryu 陸=riku 空=ku 天=ten 星=sei 月=getsu 山=san 川=sen 島=to 港=ko 湾=wan
富=fu 士=shi 太=tai 広=ko 高=ko 正=sei 義=gi 清=sei 源=gen 泉=sen 若=jaku 白=haku 青=sei 赤=seki 黒=koku 丸=maru 春=shun 夏=ka 秋=shu 冬=to 花=ka 桜=o 梅=bai 竹=chiku 菊=kiku 鶴=kaku 亀=ki 鵬=ho 鷹=yo 英=ei 雄=yu 勝=sho 喜=ki 恵=kei 慶=kei 美=bi 友=yu
良=ryo 順=jun 成=sei 立=ritsu 本=hon 第=dai 号=go 一=ichi 二=ni 五=go 六=roku 七=shichi 八=hachi 九=kyu 十=ju 百=hyaku 合=go 朝=cho 旭=kyoku 双=so 昌=sho 隆=ryu 丹=tan 久=kyu 力=riki 功=ko 瑞=zui 泰=tai 康=ko 健=ken 仁=jin 礼=rei 智=chi
`;
