/** Readings of characters common in Japanese names, most common in names first. */
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
向=muka 久=ku,hisa 保=bo,ho 倉=kura 蔵=zo,kura 造=zo 荒=ara 尾=o 足=ashi 手=te 戸=to,do 門=kado,mon 関=seki 堂=do 寺=tera,dera 児=ko,ji 横=yoko 片=kata 栗=kuri 桐=kiri 須=su 瀬=se 脇=waki 若=waka
`;

/** Whole family and given names whose reading is not the sum of its characters', and the most frequent of the rest. */
export const JAPANESE_NAMES = `
佐藤=sato 鈴木=suzuki 高橋=takahashi 田中=tanaka 伊藤=ito 渡辺=watanabe 渡邊=watanabe 山本=yamamoto 中村=nakamura 小林=kobayashi 加藤=kato 吉田=yoshida 山田=yamada 佐々木=sasaki 山口=yamaguchi 松本=matsumoto
井上=inoue 木村=kimura 林=hayashi 斎藤=saito 斉藤=saito 清水=shimizu 山崎=yamazaki 森=mori 池田=ikeda 橋本=hashimoto 阿部=abe 石川=ishikawa 前田=maeda 藤田=fujita 小川=ogawa 後藤=goto 岡田=okada 長谷川=hasegawa
村上=murakami 近藤=kondo 石井=ishii 坂本=sakamoto 遠藤=endo 青木=aoki 藤井=fujii 西村=nishimura 福田=fukuda 太田=ota 三浦=miura 藤原=fujiwara 岡本=okamoto 松田=matsuda 中島=nakajima 原田=harada 小野=ono
田村=tamura 竹内=takeuchi 金子=kaneko 和田=wada 中山=nakayama 石田=ishida 上田=ueda 森田=morita 原=hara 柴田=shibata 酒井=sakai 工藤=kudo 横山=yokoyama 宮崎=miyazaki 宮本=miyamoto 内田=uchida 高木=takagi 安藤=ando
谷口=taniguchi 大野=ono 丸山=maruyama 今井=imai 河野=kono 藤本=fujimoto 村田=murata 武田=takeda 上野=ueno 杉山=sugiyama 増田=masuda 平野=hirano 大塚=otsuka 千葉=chiba 久保=kubo 松井=matsui 小島=kojima 岩崎=iwasaki
桜井=sakurai 木下=kinoshita 野口=noguchi 松尾=matsuo 菊地=kikuchi 菊池=kikuchi 野村=nomura 新井=arai 菅原=sugawara 大西=onishi 古川=furukawa 浜田=hamada 市川=ichikawa 水野=mizuno 小松=komatsu 島田=shimada 安倍=abe
小泉=koizumi 麻生=aso 岸田=kishida 菅=suga 石破=ishiba 鳩山=hatoyama 野田=noda 福島=fukushima 本田=honda 豊田=toyota 川崎=kawasaki 三菱=mitsubishi 東京=tokyo 大阪=osaka 京都=kyoto 日本=nippon 横浜=yokohama 名古屋=nagoya
太郎=taro 次郎=jiro 一郎=ichiro 三郎=saburo 健一=kenichi 健太=kenta 健二=kenji 浩=hiroshi 誠=makoto 隆=takashi 茂=shigeru 明=akira 実=minoru 進=susumu 勝=masaru 清=kiyoshi 博=hiroshi 豊=yutaka 修=osamu 稔=minoru
正=tadashi 武=takeshi 薫=kaoru 忍=shinobu 学=manabu 聡=satoshi 剛=tsuyoshi 淳=jun 翔太=shota 大輔=daisuke 直樹=naoki 和也=kazuya 達也=tatsuya 哲也=tetsuya 拓也=takuya 英樹=hideki 秀樹=hideki 正樹=masaki 弘=hiroshi
花子=hanako 幸子=sachiko 和子=kazuko 恵子=keiko 洋子=yoko 陽子=yoko 裕子=yuko 優子=yuko 久美子=kumiko 由美子=yumiko 真由美=mayumi 明美=akemi 直美=naomi 美香=mika 愛=ai 葵=aoi 結衣=yui 陽菜=hina 美咲=misaki 遥=haruka
佳子=yoshiko 智子=tomoko 順子=junko 京子=kyoko 典子=noriko 紀子=noriko 良子=yoshiko 美智子=michiko 雅子=masako 晋三=shinzo 純一郎=junichiro 文雄=fumio 太一=taichi 慎太郎=shintaro 義偉=yoshihide 茂樹=shigeki
服部=hattori 神谷=kamiya 五十嵐=igarashi 東=azuma 二宮=ninomiya 大谷=otani 羽生=hanyu 本間=honma 小山=koyama 高田=takada 平田=hirata 川口=kawaguchi 辻=tsuji 関=seki 土屋=tsuchiya 内藤=naito 飯田=iida 吉川=yoshikawa
中川=nakagawa 北村=kitamura 矢野=yano 川村=kawamura 中田=nakata 服部=hattori 秋山=akiyama 大島=oshima 岡崎=okazaki 永井=nagai 松岡=matsuoka 田口=taguchi 広瀬=hirose 片山=katayama 川上=kawakami 栗原=kurihara 浅野=asano
`;
