/**
 * Characters that Chinese transcriptions of foreign names use (after the Xinhua tables, from knowledge), with the sounds
 * they stand for. Simplified form, `/` traditional form.
 */
export const HAN_LOANS = `
阿=a 艾=e,ai 爱/愛=e,ai 安=an 昂=on,ang 奥/奧=o,au 澳=o,au 巴=ba 白=bai 拜=by,bai 班=ban 邦=bon,bang 包=bau,bow 鲍/鮑=bo,bau 保=pau,bo 宝/寶=bo
贝/貝=be,ber 本=ben 比=bi,by 彼=pe,pi 毕/畢=bi,pi 碧=bi,be 宾/賓=bin 波=po,bo 博=bo,bor 伯=ber,b 柏=ber,pa 勃=br,bo 布=b,bu 卜=b,bu 策=ze,tse 采=tse,ze
查=cha 昌=chan 茨=tz,ts 慈=tz 措=tso 达/達=da,ta 戴=da,de 黛=de,dy 丹=dan 当/當=dan 道=dow,do 德=d,de 得=ter,d 登=den,don 邓/鄧=den,dun 迪=di,dy
狄=di,de 蒂=ti,tt 丁=tin,din 东/東=don 多=do,to 杜=du,do 敦=don,tun 顿/頓=ton,don 厄=er,e 恩=n 尔/爾=l,r 耳=l,r 法=fa,far 范/範=van,fan 方=fon,fan 菲=fi,phi 费/費=fe,fer
芬=fin,fen 丰/豐=fon 冯/馮=von,fon 弗=f,v 福=fo,for 富=fu,fou 夫=v,f 佛=f,fo 盖/蓋=ga,ge 甘=gan,gam 冈/岡=gon,gan 高=go,gau 哥=go,co 戈=go,gor 格=g,ger 葛=g,gra 根=gen,gan
古=gu,goo 瓜=gua 圭=gui 果=go 哈=ha,har 海=he,hei 汉/漢=han,ham 翰=han,hn 豪=ho,how 赫=h,kh 黑=he 亨=hen,han 洪=hon 胡=hu 华/華=wa,hua 怀/懷=wy,whi 惠=whi,hui 霍=ho,haw
基=ki,gi 吉=gi,ji 季=ti,gi 加=ga,ca 嘉=ga,ca 伽=ga,ka 贾/賈=ja,gia 简/簡=jan,jane 杰/傑=je,ge 捷=te,je 金=kin,gin 津=zin,gin 卡=ca,car 凯/凱=ke,kai 坎=can,cam 康=con,can 考=cow,kau
科=co,ho 柯=co,cor 克=k,x 刻=k 肯=ken,kin 孔=con 库/庫=cu,ku 夸=qua 奎=qui 昆=quin,kun 拉=la,ra 莱/萊=le,ry 赖/賴=ri,ly 兰/蘭=lan,ran 朗=ron,lan 劳/勞=lau,ro 勒=l,ler
雷=re,ray 蕾=le 里/裡=ri,li 理=ri,li 莉=ly,li 利=li,ri 丽/麗=li,ry 立=li 林=lin,rin 琳=lin,lyn 琼/瓊=jon,joan 龙/龍=ron,lon 隆=ron,lon 卢/盧=lu,ru 鲁/魯=ru,lu 路=lu,lou 露=lu,ro
伦/倫=ron,len 罗/羅=ro,lo 洛=lo,ro 吕/呂=lu,ru 律=lu 马/馬=ma,mar 玛/瑪=ma 迈/邁=mi,my 麦/麥=mac,mc 曼=man,mann 芒=mon,mun 毛=mau,mo 梅=me,may 门/門=men 蒙=mon,mun 米=mi,me 密=mi
敏=min 明=min,ming 缪/繆=mu 莫=mo,mor 默=mer,m 墨=mer,m 姆=m 穆=mu,mo 慕=mu 纳/納=na,n 娜=na 乃=nai 奈=na,ne 南=nan 瑙=nau 内/內=ne,ner 尼=ni,ny 妮=ny,nie 涅=ne,nie
宁/寧=nin,ning 牛=new 纽/紐=new,neu 农/農=non 努=nu,noo 诺/諾=no,nor 欧/歐=o,eu 帕=pa,par 派=pi,py 潘=pan 庞/龐=pon 佩=pe,pa 彭=pen 皮=pi,pea 平=pin 珀=per 普=p,pu 浦=pu 奇=ch,ci
齐/齊=zi,ci 恰=cha 切=che,ce 乔/喬=jo,geo 钦/欽=chin 琴=chin 丘=chu 邱=chur,chu 让/讓=jean,jan 热/熱=ge,je 日=j,g 荣/榮=jon 茹=ju,rou 瑞=ry,re 若=jo,ro 萨/薩=sa,tha 塞=se,the 赛/賽=sy,se
桑=san,son 瑟=ther,ser 森=son,sen 沙=sha,sa 莎=sa,sha 山=san,shan 尚=chan,jean 绍/紹=sho,sau 舍=sche,she 申=shen 圣/聖=san,saint 什=sh,s 施=sch,s 史=s,smi 舒=shu,schu 斯=s 司=s
丝/絲=s 思=s,th 苏/蘇=su,sou 索=so,tho 塔=ta,tar 泰=ty,tai 坦=tan,ten 唐=don,tan 汤/湯=tom,thom 陶=tau,tho 特=t,ter 腾/騰=ten,ton 提=ti,the 廷=tin,ting 通=ton 图/圖=tu,tou 托=to,tor
瓦=wa,va 万/萬=van,wan 威=wi,we 韦/韋=we,ve 维/維=vi,wi 魏=wei,ve 温/溫=win,wen 文=vin,wen 翁=on 沃=wo,vo 乌/烏=u,w 伍=woo,wo 武=u 西=si,ci 希=hi,shi 夏=sha,ha 肖=shaw,sho
萧/蕭=shaw 谢/謝=se,she 辛=sin,chin 欣=him,shin 兴/興=hin 休=hu,hugh 修=hu,thew 许/許=schu,hu 逊/遜=son 雅=ya,ja 亚/亞=a,ia 延=yan,jan 扬/揚=yan,jan 杨/楊=yan,jan 耶=ye,je 叶/葉=ye,e
伊=i,y 易=i,y 依=i,e 因=in,ein 英=in,ing 尤=yu,ju 于/於=hu,u 约/約=jo,yo 扎=za,ja 札=za,ja 詹=jam,jan 泽/澤=ze,zer 珍=jean,jan 治=ge,j 兹/茲=z,ds 朱=ju,giu 祖=zu 佐=zo,so 卓=jo,cho 左=zo
阮=ruan 哲=j,jer 志=j 摩=mo 穷/窮=jon 缇/緹=ti 琪=ki,ch 珊=san 珠=ju 梵=van 崔=tre,twi 泊=po 朵=do 姬=ki,gi 堡=burg 菈=la 薇=vi 葆=po 蓓=be 茜=chi,si 婭=ia 娅=ia 埃=e,a 列=le 別/别=be 缅/緬=men 佳=tia,dia 柳=lu 久=du 秋=tu,chu 济/濟=zi 岑=tsen,cen 罕=han,khan 汗=han,khan 侯=ho 优/優=yu,u 素=su 甫=f,v 茅=mau 茂=mo 苗=mia 谷=gu 凡=van 帝=di 那=na 吴/吳=u 亥=hai 恭=gon 纶/綸=len 芙=f,v 歇=she 葡=pu
辜=gu 牙=ya 陀=to 坡=po 拿=na 坤=kun 塘=ton 笛=di 潔/洁=je,ge 卿=chin 婕=je 穎/颖=in 蜜=mi,mea 羲=hi 鐵/铁=te 鶴=h 鴻=hon 虎=hu 屠=tu 沁=chin 筱=shau 敖=o 鄂=or 彥/彦=yan
寇=kou,co 禾=wo,wi 培=per,pa 倍=be 婁/娄=lou 樓/楼=lo 魁=qui 喀=ka 迦=ga,ka 翠=tri,tre 契=che,ce 雪=she,cher 紗/纱=sa 肇=jo 斐=fe,phe 賀/贺=ho 荷=ho 合=ha,kha 韓/韩=han,hun 恆/恒=hen 貞/贞=jen 真=jen,gin 松=son,som 孫/孙=son 宋=son 藍/蓝=lan,ram
連/连=len,lin 廉=liam,ren 蓮/莲=len,lyn 陸/陆=lu,ru 銘/铭=min 冒=mo,mau 美=may,me 彌/弥=mi 楠=nan 能=nen 裴=pe,be 朋=pen,bun 匹=pi 蒲=pu,boo 錢/钱=chan 橋/桥=jo 慶/庆=chin,kin 仁=ren,gin 容=jon 銳/锐=re 色=se 商=chan,shan 社=she 深=shen 生=son,sen 勝/胜=son
詩/诗=s,shi 世=s,sh 仕=s,sh 士=s 所=so 太=ta,tai 譚/谭=tan,tam 堂=ton 濤/涛=tau,to 滕=ten 替=ti,the 庭=tin,ting 同=ton 土=tu 妥=to 娃=va,wa 汪=wan,van 旺=wan 唯=vi 偉/伟=we,vi 渥=wa,wo 錫/锡=si 喜=hi,chi 席=si,chi 新=sin,cin 信=sin 徐=schu,shu 宣=shuan
堯/尧=yao 姚=yao,jo 宇=yu,hu 贊/赞=zan,san 曾=zen,tsen 增=zen,tsen 智=ji 支=ji 作=zo 狀=ju 涵=han,ham 妲=da 靼=ta 嫚=man 綺/绮=chi,ki 楚=tru,chu 褚=chu 屈=tru,tre 潑/泼=po 璐=lu 禮/礼=li,re 黎=li,re 瀨=la
淑=shu,jud 裘=jude,ju 祝=ju,du 芭=ba 爸=ba 璧=bi 彬=bin,ben 冰=bin 薄=bo,po 部=b 簿=b 察=cha 柴=chai 徹/彻=che 徳=d 岱=da 敵=di 豆=dou 咖=ca 甲=ga 柬=cam 健=gen
井=gin 靖=gin 巨=gu 捲=juan 卷=juan 楷=kai 看=kan 崁=cam 抗=can 靠=cau 苛=co 可=co,ko 渴=co 客=k 坑=ken 空=con 口=ko 苦=ku 寬=quan 狂=quan 葵=qui 困=qun 擴=quo 闊=quo
`;

/** Foreign names whose Chinese form says too little, and the most frequent of the rest, with their usual spellings. */
export const HAN_FOREIGN_NAMES = `
普京=putin 卡扎菲=qaddafi,gaddafi 拉登=laden 约翰/約翰=john 迈克尔/邁克爾=michael 麦克/麥克=mike,mac 迈克/邁克=mike 彼得=peter 保罗/保羅=paul 大卫/大衛=david 戴维/戴維=david,davy 玛丽/瑪麗=mary,marie 玛丽亚/瑪麗亞=maria 亚历山大/亞歷山大=alexander
亚历山德拉/亞歷山德拉=alexandra 伊万/伊萬=ivan 谢尔盖/謝爾蓋=sergei 德米特里=dmitri,dmitry 尼古拉=nikolai,nicolas 尼古拉斯=nicholas 乔治/喬治=george 威廉=william 查尔斯/查爾斯=charles 詹姆斯=james 罗伯特/羅伯特=robert 理查德=richard 托马斯/托馬斯=thomas 湯瑪斯=thomas
约瑟夫/約瑟夫=joseph 何塞=jose 胡安=juan 穆罕默德=muhammad,mohammed 阿里=ali 哈桑=hassan,hasan 侯赛因/侯賽因=hussein,husayn 艾哈迈德/艾哈邁德=ahmed,ahmad 阿卜杜拉=abdullah 阿卜杜勒=abdul 奥马尔/奧馬爾=omar 易卜拉欣=ibrahim 优素福/優素福=yusuf
弗拉基米尔/弗拉基米爾=vladimir 安娜=anna 叶卡捷琳娜/葉卡捷琳娜=ekaterina,yekaterina 娜塔莉=natalie 伊丽莎白/伊麗莎白=elizabeth 凯瑟琳/凱瑟琳=catherine,katherine 克里斯托弗=christopher 丹尼尔/丹尼爾=daniel 马修/馬修=matthew 安德鲁/安德魯=andrew 安德烈=andre,andrei
安东尼/安東尼=anthony 马克/馬克=mark,marc 史蒂文=steven 史蒂芬=stephen,steven 斯蒂芬=stephen 杰克/傑克=jack 亨利=henry 爱德华/愛德華=edward 路易=louis 路易斯=louis,luis 弗朗西斯科=francisco 让/讓=jean 雅各布=jacob 亚当/亞當=adam 本杰明/本傑明=benjamin
萨姆/薩姆=sam 塞缪尔/塞繆爾=samuel 乔/喬=joe 琼斯/瓊斯=jones 史密斯=smith 杰斐逊=jefferson 华盛顿/華盛頓=washington 伦敦/倫敦=london 巴黎=paris 莫斯科=moscow 俄罗斯/俄羅斯=russia 叙利亚/敘利亞=syria 伊朗=iran 伊拉克=iraq 朝鲜/朝鮮=korea
白俄罗斯/白俄羅斯=belarus 乌克兰/烏克蘭=ukraine 古巴=cuba 委内瑞拉/委內瑞拉=venezuela 缅甸/緬甸=myanmar,burma 阿富汗=afghanistan 香港=hongkong 澳门/澳門=macau 台湾/臺灣=taiwan 台灣=taiwan 新加坡=singapore 平壤=pyongyang
`;
