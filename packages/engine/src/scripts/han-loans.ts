/**
 * Characters that Chinese transcriptions of foreign names use (after the Xinhua tables, from knowledge), with the sounds
 * they stand for. Simplified form, `/` traditional form.
 */
export const HAN_LOANS = `
阿=a 艾=e,ai 爱/愛=e,ai 安=an 昂=on,ang 奥/奧=o,au 澳=o,au 巴=ba 白=bai 拜=by,bai 班=ban 邦=bon,bang 包=bau,bow 鲍/鮑=bo,bau 保=pau,bo 宝/寶=bo
贝/貝=be,ber 本=ben,bun 比=bi,by 彼=pe,pi 毕/畢=bi,pi 碧=bi,be 宾/賓=bin 波=po,bo 博=bo,bor 伯=ber,b 柏=ber,pa 勃=br,bo 布=b,bu 卜=b,bu 策=ze,tse 采=tse,ze
查=cha 昌=chan 茨=tz,ts 慈=tz 措=tso 达/達=da,ta 戴=da,de 黛=de,dy 丹=dan 当/當=dan 道=dow,do 德=d,de 得=ter,d 登=den,don 邓/鄧=den,dun 迪=di,dy
狄=di,de 蒂=ti,tt 丁=tin,din 东/東=don 多=do,to 杜=du,do 敦=don,tun 顿/頓=ton,don 厄=er,e 恩=n,en 尔/爾=l,r 耳=l,r 法=fa,far 范/範=van,fan 方=fon,fan 菲=fi,phi 费/費=fe,fer
芬=fin,fen 丰/豐=fon 冯/馮=von,fon 弗=f,v 福=fo,for 富=fu,fou 夫=v,f 佛=f,fo 盖/蓋=ga,ge 甘=gan,gam 冈/岡=gon,gan 高=go,gau 哥=go,co 戈=go,gor 格=g,ger 葛=g,gra 根=gen,gan
古=gu,goo 瓜=gua 圭=gui 果=go 哈=ha,har 海=he,hei 汉/漢=han,ham 翰=han,hn 豪=ho,how 赫=h,her 黑=he 亨=hen,han 洪=hon 胡=hu 华/華=wa,hua 怀/懷=wy,whi 惠=whi,hui 霍=ho,haw
基=ki,ky 吉=gi,ji 季=ti,gi 加=ga,ca 嘉=ga,ca 伽=ga 贾/賈=ja,gia 简/簡=jan,jane 杰/傑=je,ge 捷=che,je 金=kin,gin 津=zin,gin 卡=ca,car 凯/凱=ke,kai 坎=can,cam 康=con,can 考=cow,kau
科=co,ko 柯=co,cor 克=k,ck 刻=k 肯=ken,kin 孔=con 库/庫=cu,ku 夸=qua 奎=qui 昆=quin,kun 拉=la,ra 莱/萊=le,ry 赖/賴=ri,ly 兰/蘭=lan,ran 朗=ron,lan 劳/勞=lau,ro 勒=l,ler
雷=re,ray 蕾=le 里/裡=ri,li 理=ri,li 莉=ly,li 利=li,ri 丽/麗=li,ry 立=li 林=lin,rin 琳=lin,lyn 琼/瓊=jon,joan 龙/龍=ron,lon 隆=ron,lon 卢/盧=lu,ru 鲁/魯=ru,lu 路=lu,lou 露=lu,ro
伦/倫=ron,len 罗/羅=ro,lo 洛=lo,ro 吕/呂=lu,ru 律=lu 马/馬=ma,mar 玛/瑪=ma 迈/邁=mi,my 麦/麥=mac,mc 曼=man,mann 芒=mon,mun 毛=mau,mo 梅=me,may 门/門=men 蒙=mon,mun 米=mi,me 密=mi
敏=min 明=min,ming 缪/繆=mu 莫=mo,mor 默=mer,m 墨=mer,m 姆=m,um 穆=mu,mo 慕=mu 纳/納=na,n 娜=na 乃=nai 奈=na,ne 南=nan 瑙=nau 内/內=ne,ner 尼=ni,ny 妮=ny,nie 涅=ne,nie
宁/寧=nin,ning 牛=new 纽/紐=new,neu 农/農=non 努=nu,noo 诺/諾=no,nor 欧/歐=o,eu 帕=pa,par 派=pi,py 潘=pan 庞/龐=pon 佩=pe,pa 彭=pen 皮=pi,pea 平=pin 珀=per 普=p,pu 浦=pu 奇=ch,ci
齐/齊=zi,ci 恰=cha 切=che,ce 乔/喬=jo,geo 钦/欽=chin 琴=chin 丘=chu 邱=chur,chu 让/讓=jean,jan 热/熱=ge,je 日=j,g 荣/榮=jon 茹=ju,rou 瑞=ry,re 若=jo,ro 萨/薩=sa,tha 塞=se,the 赛/賽=sy,se
桑=san,son 瑟=ther,ser 森=son,sen 沙=sha,sa 莎=sa,sha 山=san,shan 尚=chan,jean 绍/紹=sho,sau 舍=sche,she 申=shen 圣/聖=san,saint 什=sh,s 施=sch,s 史=s,smi 舒=shu,schu 斯=s,th 司=s
丝/絲=s 思=s,th 苏/蘇=su,sou 索=so,tho 塔=ta,tar 泰=ty,tai 坦=tan,ten 唐=don,tan 汤/湯=tom,thom 陶=tau,tho 特=t,ter 腾/騰=ten,ton 提=ti,the 廷=tin,ting 通=ton 图/圖=tu,tou 托=to,tor
瓦=wa,va 万/萬=van,wan 威=wi,we 韦/韋=we,ve 维/維=vi,wi 魏=wei,ve 温/溫=win,wen 文=vin,wen 翁=on 沃=wo,vo 乌/烏=u,w 伍=woo,wo 武=u 西=si,ci 希=hi,shi 夏=sha,char 肖=shaw,sho
萧/蕭=shaw 谢/謝=she,sche 辛=sin,chin 欣=hin,shin 兴/興=hin 休=hu,hugh 修=hu,thew 许/許=schu,hu 逊/遜=son 雅=ya,ja 亚/亞=a,ia 延=yan,jan 扬/揚=yan,jan 杨/楊=yan,jan 耶=ye,je 叶/葉=ye,e
伊=i,y 易=i,y 依=i,e 因=in,ein 英=in,ing 尤=yu,ju 于/於=hu,u 约/約=jo,yo 扎=za,ja 札=za,ja 詹=jam,jan 泽/澤=ze,zer 珍=jean,jan 治=ge,j 兹/茲=z,ds 朱=ju,giu 祖=zu 佐=zo,so 卓=jo,cho 左=zo
阮=ruan 哲=j,jer 志=j 摩=mo 穷/窮=jon 缇/緹=ti 琪=ki,ch 珊=san 珠=ju 梵=van 崔=tre,twi 泊=po 朵=do 姬=ki,gi 堡=burg 菈=la 薇=vi 葆=po 蓓=be 茜=chi,si 婭=ia 娅=ia 埃=e,a 恰=cha
`;
