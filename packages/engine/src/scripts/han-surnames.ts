/** Characters read otherwise as a Chinese family name than elsewhere: the family name's reading comes first. */
export const HAN_SURNAME_READINGS: ReadonlyMap<string, string> = new Map(
  (
    '单=shan 單=shan 曾=zeng 解=xie 查=zha 仇=qiu 区=ou 區=ou 任=ren 盖=ge 蓋=ge 华=hua 華=hua 朴=piao 缪=miao 繆=miao ' +
    '翟=zhai 尉=wei 乐=yue 樂=yue 覃=qin 宓=fu 折=she 黑=he 秘=bi 洗=xian 冼=xian 员=yun 員=yun 种=chong 重=chong 佴=nai ' +
    '召=shao 晟=cheng 长=chang 長=chang 曲=qu 葛=ge 阚=kan 闞=kan 燕=yan 令=ling 纪=ji 紀=ji 哈=ha 逄=pang 谌=chen 諶=chen ' +
    '牟=mou 臧=zang 隗=wei 郗=xi 殷=yin 石=shi 万=wan 沈=shen 行=xing 都=du 相=xiang 盛=sheng 应=ying 應=ying 晁=chao 郝=hao'
  )
    .split(' ')
    .map((entry) => [entry.charAt(0), entry.slice(2)] as const),
);

/** Characters of the most frequent Chinese family names, both forms: a word that opens with one is read as a Chinese name. */
export const HAN_SURNAMES: ReadonlySet<string> = new Set(
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧蕭田董袁潘于於蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范範金石廖贾賈夏韦韋付傅方白邹鄒孟熊秦邱江尹薛闫閻段雷侯龙龍史陶黎' +
    '贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯温溫康施文牛樊葛邢安齐齊易乔喬伍庞龐颜顏倪庄莊聂聶章鲁魯岳翟殷詹申欧歐耿关關兰蘭焦俞左柳甘祝包宁寧尚符舒阮柯纪紀梅童凌毕畢单單季裴霍涂成苗谷盛曲翁冉骆駱蓝藍路游辛靳欧管柴蒙鲍鮑华華喻祁蒲房滕屈饶饒解牟艾尤阳陽时時穆农農司卓古吉缪繆简簡车車项項连連芦蘆麦麥褚娄婁窦竇戚岑景党宫宮费費卜冷晏席卫衛米柏宗瞿桂全佟应應臧闵閔苟邬鄔边邊卞姬师師和仇栾欒隋商刁沙荣榮巫寇桑郎甄丛仲虞敖巩鞏明佘池查麻苑迟遲邝鄺' +
    '习習胡江温朴',
);
