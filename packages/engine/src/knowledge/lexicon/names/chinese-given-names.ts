import { once } from '../../../types/once.ts';
import { hongKongSpellings } from '../../scripts/han/han-cantonese.ts';
import { hanTables } from '../../scripts/han/han-tables.ts';

/**
 * Characters of Chinese given names, from general knowledge. Characters with the same sound in Mandarin and in
 * Cantonese are needed only once.
 */
export const GIVEN_NAME_CHARACTERS = [
  '伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂文辉健玉华红建国志海龙云波宇浩林东峰飞鹏斌鑫晓小春梅琴燕玲萍雪荣珍贞莉琼勤美惠珠翠雅',
  '芝莲真环爱妹香月莺媛瑞凡佳嘉永家俊豪子康正安泰德成诚信义忠孝仁和礼智贤良善庆福禄寿富贵财发昌盛兴旺达通顺利吉祥宝金银铜锋钢铁铭钟锦鸿宏洪',
  '弘恒衡亨彬宾滨炳秉昊皓昕欣心新馨思诗世士仕时石实树书舒淑素胜生声升圣森山珊尚少绍兆韶申深仙先宪显娴咸湘襄翔向校啸笑萧肖雄熊修绣旭叙轩萱璇',
  '玄学勋训迅亚延炎颜岩言妍彦雁阳扬杨耀姚瑶尧业晔烨叶一依怡宜毅艺亦易益逸意应映莹颖盈荫胤咏泳涌用佑友有又幼于余瑜羽雨语裕育郁钰元远源圆缘悦',
  '岳越芸允运韵泽增展章彰长昭照哲浙振镇震政征铮峥之知植致中仲洲周柱祝卓紫梓自宗祖尊佐作凯楷可克科坤昆琨岚朗乐蕾黎力立连练亮梁烈霖琳麟灵铃凌',
  '龄令柳隆璐露路绿伦洛茂萌孟梦勉苗妙民旻鸣名牧楠男南宁凝培佩沛蓬品屏齐奇琦祺琪启千倩谦潜巧钦清晴青秋球全权泉群然任蓉容融如儒汝锐润若三晟森',
  '博伯邦宝葆本碧标冰丙才灿昌畅晨辰呈澄驰崇楚川传纯慈聪翠大丹道典定栋端敦恩尔法帆范方菲芬奋丰枫凤富甫冠光广贵寒翰航好合贺鹤衡虎化怀欢焕晃',
  '会慧蕙基积季济继骥嘉坚俭剑江姜娇皎洁捷介津进晋经晶景敬靖炯九久菊钜巨君钧骏恺侃宽葵奎来赖莱廉濂樑量林濠满曼蔓美淼木沐穆乃念攀盼频苹圃',
  '其淇启前芹卿顷琬婉婷庭亭廷挺桐同彤童统万威微巍维炜卫蔚魏温闻雯武舞西希锡喜曦熙霄勇筱心星醒杏幸性许轩训雪亚严砚宴央养业义沂仪伊苡奕羿翼',
  '音殷吟寅盈影勇幽悠游渝娱愚禹煜毓渊苑允蕴赞早灶泽则占湛彰召肇贞祯臻箴枝只治稚众诸主著铸专庄壮准资滋邹纂佐强樟钊锟铨镛锴满添流留榴楼天驰娥媚娣姬姿婵妃婕嫣娅婧婀蝉舜尹豹朋友朝胄腾滔韬聪锡麒彪骞炽煌焕燊堃',
].join('');

/**
 * Syllables of given names in the spelling of Hokkien and Teochew speakers in Singapore, Malaysia, Indonesia and the
 * Philippines, with the pinyin of their characters, from general knowledge.
 */
const HOKKIEN = `
ah=ya an=an,en ann=an bee=mei beng=ming,meng bian=bin,ming boo=wu,mu bok=mu boon=wen,men bun=wen chai=cai,zai chai=cai chee=zhi,qi,shu cheng=qing,zheng,cheng cheok=zhuo cher=ci
chew=zhou,shu chiang=zhang,qiang chin=zhen,jin ching=qing,jing,zheng chiong=zhang,chang chok=zuo chong=zhong,cong chor=zuo,chu choo=zhu,ci choon=chun,jun chuan=quan,chuan,zhuan
chuen=chun,quan chun=chun,jun chwee=shui,cui chye=cai,zai eng=ying,yong,rong,ying ewe=you gan=yan gek=yu geok=yu ghee=yi gim=jin,yin guan=yuan,yan,guan guat=yue gin=yin,ren
hai=hai heng=xing,heng,xiong hian=xian,xuan hin=xing,xian hiong=xiong,xiang hoe=he,hua hock=fu,he hok=fu,he hong=feng,hong,feng hoon=fen,yun hoo=fu,hu hor=he,hao hua=hua huat=fa huay=hua,hui
hui=hui,fei huan=huan,fan hwa=hua hwee=hui hwi=hui iak=yi im=yin inn=yin jin=ren,jin,yin jit=ri jiak=ruo jong=rong joo=yu,ru joon=jun,run ju=yu,ru
kah=jia kai=kai,jie kang=kang,jiang kar=jia kean=jian kee=qi,ji,qi kek=ji,ke keng=qing,jing,qiong kheng=qing,qiong kia=jia kiah=jia kian=jian,qian kiang=qiang,jiang kiat=jie,ji kiet=jie
kiew=jiu,qiu kim=jin,qin kin=jin,jian,qin kiong=gong,qiang kok=guo koh=guo,gao koon=jun,kun,guan kuan=guang,guan,kuan kuang=guang kui=gui kun=jun,kun kow=gou,jiu kwang=guang kwee=gui,kui
lai=lai,li lam=nan,lan lan=lan lay=li lee=li,li leng=ling,long,neng leong=liang,long lian=lian lien=lian liak=lie liang=liang liat=lie lim=lin lin=ren,lin ling=ling,ning liong=long,liang
loke=le,lu long=long,lang loon=lun lok=le,lu,luo luan=luan,lian lui=lei lye=lai,li mei=mei meng=ming,meng mong=wang mui=mei muay=mei nam=nan neo=niang,liang ngee=yi ngoh=wu nguan=yuan
nee=ni oon=en,wen oh=he ong=wang pao=bao peck=bo,bi pek=bo,bi pei=pei peng=ping,bing,peng ping=ping,bing phaik=bi,bo pheng=ping pho=bao poh=bao,bo pok=bo pong=feng,peng pooi=pei poon=ben,wen
poi=pei san=shan,san say=shi seah=xie seck=xi,shi see=shi,si,shu seet=xue sek=xi,shi sen=sheng,cheng seng=cheng,sheng,xing,xing ser=si sian=xian,shan siang=xiang,shuang siak=xi siat=she
siew=xiu,shou,shao sien=xian,shan sik=xi,shi sim=xin,shen sin=xin,xin,chen sing=sheng,cheng,xing siok=shu siong=song,xiang,chang siow=shao sit=shi soh=su soo=su,si,shi soon=shun,sun song=song
suan=xuan,shan,quan suat=xue sui=shui,rui suk=shu sun=shun,sun swan=shan,xuan swee=rui,shui,sui tai=tai,da taik=de,ze tat=da,de tatt=da teck=de,zhe,ze tee=zhi,di,chi teik=de,ze tek=de,zhu teng=ding,ting,deng,teng
thai=tai tham=tan thian=tian thiam=tian thong=tong,tang thye=tai tian=tian,zhan,zhen tiam=dian tiang=zhang,chang,ting tiat=zhe tien=tian,zhen,dian tin=zhen,tian tiong=zhong,zhang,chang tiow=zhao toh=zhuo,dao,tao tong=tong,dong,zhong,tang
tsai=cai tuan=duan,zhuan tuck=de tung=dong,tong,zhong tze=zi,shi wah=hua wan=wan,yuan wang=wang wat=yue way=wei,hui wee=wei,hui,wei weng=rong,yong,weng woon=yun,wen,huan yam=yan
yang=yang yap=ye yeow=yao,yao yew=yao,you,yu yee=yi,yu yen=yan,yuan yeok=yu yian=yan,yuan yin=yin,ying,yun ying=ying,rong yit=yi,ri yoke=yu,yu yong=yong,rong,yang yoon=yun yong=yong yow=yao
yuen=yuan,yun yuk=yu
`;

/** Pinyin syllables by spelled syllable. */
export const HOKKIEN_SYLLABLES: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(HOKKIEN.trim().split(/\s+/), (entry) => entry.slice(0, entry.indexOf('=')))].map(
    ([spelled, entries]) => [
      spelled,
      [...new Set(entries.flatMap((entry) => entry.slice(entry.indexOf('=') + 1).split(',')))],
    ],
  ),
);

/** Pinyin syllables of given names by Hong Kong spelling; those with the most characters come first. */
export const cantoneseSyllables = once((): ReadonlyMap<string, readonly string[]> => {
  const { pinyin, jyutping } = hanTables();
  const counts = new Map<string, Map<string, number>>();
  for (const character of new Set(GIVEN_NAME_CHARACTERS)) {
    const mandarin = pinyin.get(character)?.replace('v', 'u');
    const syllable = jyutping.get(character);
    if (mandarin === undefined || syllable === undefined) continue;
    for (const spelled of hongKongSpellings(syllable)) {
      const own = counts.get(spelled) ?? new Map<string, number>();
      counts.set(spelled, own.set(mandarin, (own.get(mandarin) ?? 0) + 1));
    }
  }
  return new Map(
    [...counts].map(([spelled, own]) => [spelled, [...own].sort((a, b) => b[1] - a[1]).map(([mandarin]) => mandarin)]),
  );
});
