import { readWords } from '../table/word-table.ts';

/**
 * Countries, provinces and cities at the start of company names in Han characters or hangul, which have no spaces; with
 * the Latin name of each.
 */
const SOURCE = `
china=中国,中國,中华,中華,중국 hongkong=香港,홍콩 macau=澳门,澳門 taiwan=台湾,台灣,臺灣,대만 taipei=台北,臺北 kaohsiung=高雄 taichung=台中 tainan=台南
beijing=北京,北京市,북경,베이징 shanghai=上海,上海市,상해,상하이 tianjin=天津,天津市,천진 chongqing=重庆,重慶,重庆市 shenzhen=深圳,深圳市,심천 guangzhou=广州,廣州,广州市,廣州市
dongguan=东莞,東莞,东莞市 foshan=佛山,佛山市 zhuhai=珠海,珠海市 zhongshan=中山市 huizhou=惠州,惠州市 shantou=汕头,汕頭,汕头市 guangdong=广东,廣東,广东省 hainan=海南,海南省 haikou=海口,海口市
fujian=福建,福建省 fuzhou=福州,福州市 xiamen=厦门,廈門,厦门市 quanzhou=泉州,泉州市 zhejiang=浙江,浙江省 hangzhou=杭州,杭州市 ningbo=宁波,寧波,宁波市 wenzhou=温州,溫州,温州市 yiwu=义乌,义乌市
shaoxing=绍兴,绍兴市 jiaxing=嘉兴,嘉兴市 zhoushan=舟山,舟山市 jiangsu=江苏,江蘇,江苏省 nanjing=南京,南京市 suzhou=苏州,蘇州,苏州市 wuxi=无锡,無錫,无锡市 changzhou=常州,常州市 nantong=南通,南通市
xuzhou=徐州,徐州市 yangzhou=扬州,扬州市 zhangjiagang=张家港,张家港市 lianyungang=连云港,连云港市 shandong=山东,山東,山东省 jinan=济南,濟南,济南市 qingdao=青岛,青島,青岛市 yantai=烟台,煙台,烟台市 weihai=威海,威海市
weifang=潍坊,潍坊市 rizhao=日照,日照市 zibo=淄博,淄博市 linyi=临沂,临沂市 hebei=河北,河北省 shijiazhuang=石家庄,石家庄市 tangshan=唐山,唐山市 baoding=保定,保定市 henan=河南,河南省 zhengzhou=郑州,鄭州,郑州市
luoyang=洛阳,洛陽,洛阳市 hubei=湖北,湖北省 wuhan=武汉,武漢,武汉市 hunan=湖南,湖南省 changsha=长沙,長沙,长沙市 jiangxi=江西,江西省 nanchang=南昌,南昌市 anhui=安徽,安徽省 hefei=合肥,合肥市 wuhu=芜湖,芜湖市
sichuan=四川,四川省 chengdu=成都,成都市 guizhou=贵州,貴州,贵州省 yunnan=云南,雲南,云南省 kunming=昆明,昆明市 guangxi=广西,廣西 nanning=南宁,南寧,南宁市 shaanxi=陕西,陝西,陕西省 xian=西安,西安市
shanxi=山西,山西省 taiyuan=太原,太原市 gansu=甘肃,甘肅,甘肃省 lanzhou=兰州,蘭州,兰州市 xinjiang=新疆 urumqi=乌鲁木齐,乌鲁木齐市 ningxia=宁夏,寧夏 qinghai=青海,青海省 tibet=西藏 innermongolia=内蒙古,內蒙古
liaoning=辽宁,遼寧,辽宁省,료녕,랴오닝 dalian=大连,大連,大连市,대련 shenyang=沈阳,瀋陽,沈阳市,심양 dandong=丹东,丹東,丹东市,단동 yingkou=营口,营口市 anshan=鞍山,鞍山市 jilin=吉林,吉林省,길림 changchun=长春,長春,长春市 yanbian=延边,延邊,연변
hunchun=珲春,琿春,珲春市 heilongjiang=黑龙江,黑龍江,黑龙江省 harbin=哈尔滨,哈爾濱,哈尔滨市,하얼빈 kowloon=九龙,九龍
japan=日本,일본 tokyo=東京,东京,東京都,도쿄,동경 osaka=大阪,大阪市,大阪府,오사카 kyoto=京都,京都市 yokohama=横浜,横浜市 nagoya=名古屋,名古屋市 kobe=神戸,神戸市 sapporo=札幌,札幌市 hokkaido=北海道 kyushu=九州 shikoku=四国 okinawa=沖縄
sendai=仙台,仙台市 hiroshima=広島,広島市 saitama=埼玉 kanagawa=神奈川 kanto=関東 kansai=関西 niigata=新潟
korea=조선,한국,대한,朝鲜,朝鮮,韩国,韓國,韓国 seoul=서울,首尔,首爾 busan=부산,釜山 incheon=인천,仁川 daegu=대구 daejeon=대전 ulsan=울산 gwangju=광주광역시 pyongyang=평양,平壤 nampo=남포,南浦 wonsan=원산,元山
rason=라선,나선,罗先,羅先 hamhung=함흥 chongjin=청진 sinuiju=신의주 kaesong=개성공단 singapore=新加坡,싱가포르 malaysia=马来西亚,馬來西亞 vietnam=越南,베트남 thailand=泰国,泰國,태국 russia=俄罗斯,俄羅斯,러시아 america=美国,美國,미국
germany=德国,德國,독일 macao=澳門特別行政區 iran=伊朗,이란 asia=亚洲,亞洲,아시아 europe=欧洲,歐洲,유럽
`;

/** Places by their native spelling, longest first. */
export const GLUED_PLACES: ReadonlyMap<string, string> = new Map(
  readWords(SOURCE).flatMap((row) => {
    const at = row.indexOf('=');
    return row
      .slice(at + 1)
      .split(',')
      .map((native) => [native, row.slice(0, at)] as const);
  }),
);

/** Length of the longest of them. */
export const LONGEST_GLUED_PLACE = Math.max(...[...GLUED_PLACES.keys()].map((place) => place.length));
