/** Foreign names whose Chinese form is too ambiguous, and the most frequent others, with their usual spellings. */
export const HAN_FOREIGN_NAMES = `
普京=putin 卡扎菲=qaddafi,gaddafi 拉登=laden 约翰/約翰=john 迈克尔/邁克爾=michael 麦克/麥克=mike,mac 迈克/邁克=mike 彼得=peter 保罗/保羅=paul 大卫/大衛=david 戴维/戴維=david,davy 玛丽/瑪麗=mary,marie 玛丽亚/瑪麗亞=maria 亚历山大/亞歷山大=alexander
亚历山德拉/亞歷山德拉=alexandra 伊万/伊萬=ivan 谢尔盖/謝爾蓋=sergei 德米特里=dmitri,dmitry 尼古拉=nikolai,nicolas 尼古拉斯=nicholas 乔治/喬治=george 威廉=william 查尔斯/查爾斯=charles 詹姆斯=james 罗伯特/羅伯特=robert 理查德=richard 托马斯/托馬斯=thomas 湯瑪斯=thomas
约瑟夫/約瑟夫=joseph 何塞=jose 胡安=juan 穆罕默德=muhammad,mohammed 阿里=ali 哈桑=hassan,hasan 侯赛因/侯賽因=hussein,husayn 艾哈迈德/艾哈邁德=ahmed,ahmad 阿卜杜拉=abdullah 阿卜杜勒=abdul 奥马尔/奧馬爾=omar 易卜拉欣=ibrahim 优素福/優素福=yusuf
弗拉基米尔/弗拉基米爾=vladimir 安娜=anna 叶卡捷琳娜/葉卡捷琳娜=ekaterina,yekaterina 娜塔莉=natalie 伊丽莎白/伊麗莎白=elizabeth 凯瑟琳/凱瑟琳=catherine,katherine 克里斯托弗=christopher 丹尼尔/丹尼爾=daniel 马修/馬修=matthew 安德鲁/安德魯=andrew 安德烈=andre,andrei
安东尼/安東尼=anthony 马克/馬克=mark,marc 史蒂文=steven 史蒂芬=stephen,steven 斯蒂芬=stephen 杰克/傑克=jack 亨利=henry 爱德华/愛德華=edward 路易=louis 路易斯=louis,luis 弗朗西斯科=francisco 让/讓=jean 雅各布=jacob 亚当/亞當=adam 本杰明/本傑明=benjamin
萨姆/薩姆=sam 塞缪尔/塞繆爾=samuel 乔/喬=joe 琼斯/瓊斯=jones 史密斯=smith 杰斐逊=jefferson 华盛顿/華盛頓=washington 伦敦/倫敦=london 巴黎=paris 莫斯科=moscow 俄罗斯/俄羅斯=russia 叙利亚/敘利亞=syria 伊朗=iran 伊拉克=iraq 朝鲜/朝鮮=korea
白俄罗斯/白俄羅斯=belarus 乌克兰/烏克蘭=ukraine 古巴=cuba 委内瑞拉/委內瑞拉=venezuela 缅甸/緬甸=myanmar,burma 阿富汗=afghanistan 香港=hongkong 澳门/澳門=macau 台湾/臺灣=taiwan 台灣=taiwan 新加坡=singapore 平壤=pyongyang
`;
