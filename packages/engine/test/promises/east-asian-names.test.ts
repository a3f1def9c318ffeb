import { describe, expect, it } from 'vitest';
import { born, party, strong } from '../builders/party.ts';
import { comparison, search } from '../builders/search.ts';

const scoreOf = (query: string, listed: string): number => comparison(query, listed, 'person').nameScore;

describe('names in the characters of one script', () => {
  it.each([
    ['李志远', '李志遠'],
    ['志远 李', '李志远'],
    ['리영남', '이영남'],
    ['영남 리', '이영남'],
    ['영남리', '이영남'],
  ])('%s finds %s', (query, listed) => expect(scoreOf(query, listed)).toBeGreaterThanOrEqual(95));
  it.each([
    ['伟 朱', '赵伟'],
    ['영자 이', '리영길'],
    ['수광 이', '이광수'],
    ['陈建', '陈坚'],
  ])('%s is not %s, though syllables sound alike', (query, listed) => expect(scoreOf(query, listed)).toBeLessThan(75));
});

describe('one name is read by one system', () => {
  it.each([
    ['李志远', 'LI Zhiyuan'],
    ['席建明', 'XI Jianming'],
    ['LI Zhiyuan', '李志远'],
    ['Morita Hanako', '森田花子'],
    ['志远 李', 'Zhiyuan Li'],
    ['許志偉', 'HSU Chih-wei'],
    ['张伟强', 'CHEUNG Wai Keung'],
    ['李誠', 'LI Shing'],
    ['梁振國', 'LEUNG Chun Kwok'],
    ['金正浩', '김정호'],
    ['髙山晋三', 'Takayama Shinzo'],
    ['森田義偉', 'Morita Yoshihide'],
    ['남궁민수', 'Namkoong Min-su'],
    ['張嘉華', 'CHEUNG Ka Wah'],
    ['陳國衞', 'CHAN Kwok Wai'],
    ['정은미', 'JONG Un Mi'],
    ['森田花子', 'MORITA Hanako'],
    ['Hsu Chih-wei', 'XU Zhiwei'],
    ['Xu Zhiwei', 'HSU Chih-wei'],
    ['리영남', '李英男'],
  ])('%s finds %s', (query, listed) => expect(scoreOf(query, listed)).toBeGreaterThanOrEqual(85));
  it.each([
    ['许志伟', 'HSU Zhi-wai'],
    ['志伟 张', 'CHEUNG Zhi-wei'],
    ['유진 김', 'Jin YOO'],
    ['旭 王', 'WANG Chang Uk'],
    ['秀英 陈', 'Xiuling CHEN'],
    ['지영 상호 김', 'Sang-ho KIM'],
  ])('%s is not %s', (query, listed) => expect(scoreOf(query, listed)).toBeLessThan(75));
});

describe('a Chinese or Korean name in Russian letters is read as such', () => {
  it.each([
    ['Ли Чжиюань', 'Li Zhiyuan'],
    ['Си Цзянмин', 'Xi Jianming'],
    ['Дэн Ишань', 'Deng Yishan'],
    ['Ван И', 'Wang Yi'],
    ['Ким Чен Хо', 'Kim Jong Ho'],
    ['Пак Кын Хе', 'Park Geun-hye'],
    ['Чхве Рён Иль', 'Choe Ryong Il'],
  ])('%s finds %s', (query, listed) => expect(scoreOf(query, listed)).toBeGreaterThanOrEqual(85));
  it.each([
    ['Ким Чен Хо', 'Kim Jong Un'],
    ['Ван И', 'Wang Li'],
    ['Ли Чжиюань', 'Li Zhijun'],
  ])('%s is not %s', (query, listed) => expect(scoreOf(query, listed)).toBeLessThan(75));
});

describe('a Korean name is one in every romanisation', () => {
  it.each([
    ['Rim Kyong Sun', 'Lim Gyeong-seon'],
    ['Ryu Kyongil', 'Yoo Gyeong-il'],
    ['Hwang Pyong So', 'Hwang Byungseo'],
    ['O Kuk Ryol', 'Oh Geuk-ryeol'],
    ['Woo Dong-cheuk', 'U Tong Chuk'],
  ])('%s finds %s', (query, listed) => expect(scoreOf(query, listed)).toBeGreaterThanOrEqual(85));
  it.each([
    ['Rim Kyong Sun', 'Lim Gyeong-ho'],
    ['Hwang Pyong So', 'Hwang Jang-yop'],
    ['Wang Kyong', 'Wang Jing'],
  ])('%s is not %s', (query, listed) => expect(scoreOf(query, listed)).toBeLessThan(75));
});

describe('a syllable that is a Roman number, too, is one of a given name', () => {
  it.each([
    ['Tolbrek Ximin', 'Tolbrek Xi Min'],
    ['Tolbrek Xi Min', 'Tolbrek Ximin'],
    ['Tolbrek Xi-nchun', 'Tolbrek Xinchun'],
  ])('%s is %s', (query, listed) => expect(scoreOf(query, listed)).toBeGreaterThanOrEqual(85));
});

describe('foreign names are compared by their sound', () => {
  it.each([
    ['贝拉克·汉森', 'Berak Hansen'],
    ['빅토르 스미스', 'Viktor Smith'],
    ['마르틴 뮐러', 'Martin Müller'],
    ['존 랭퍼드', 'John Langford'],
    ['John Langford', '존 랭퍼드'],
    ['Tim Langford', '팀 랭퍼드'],
    ['조 헨더슨', 'Joe Henderson'],
    ['필', 'Phil'],
    ['샹탈 몽테뉴', 'Chantal Montaigne'],
    ['파리스 굿맨', 'Paris Goodman'],
    ['은코모', 'Nkomo'],
    ['格特鲁德·巴甫洛夫', 'Gertrud Pavlov'],
    ['科特·凯尔克', 'Kurt Kelk'],
  ])('%s finds %s', (query, listed) => expect(scoreOf(query, listed)).toBeGreaterThanOrEqual(75));
  it.each([
    ['한 수진', 'Hans Suzin'],
    ['김 철수', 'Kim Chelsie'],
    ['쿠바', 'Hoover'],
    // A character of it is in Chinese given names alone.
    ['宋思远', 'Samsun'],
  ])('%s is not %s', (query, listed) => expect(scoreOf(query, listed)).toBeLessThan(75));
});

describe('a name that is common as it is romanised', () => {
  const listed = party('Kim Chol Su', { birthDates: [born('1961-03-14')] });
  const hit = (query: { readonly birthDate?: string } = {}) =>
    search([listed], { searchText: '김철수', ...query }).hits[0];

  it('agrees fully and is a review: a thousand people share it', () => {
    expect(hit()?.nameScore).toBeGreaterThanOrEqual(95);
    expect(hit()?.priority).toBe('review');
    expect(hit()?.evidence.waterfall.map(({ step }) => step)).toEqual(['name', 'reading']);
  });

  it('is high beside the birth date', () => expect(hit({ birthDate: '1961-03-14' })?.priority).toBe('high'));

  it('is high in the same characters', () => {
    const own = party('김철수');
    expect(search([own], '김철수').hits[0]?.priority).toBe('high');
  });
});

describe('a name in katakana beside the name itself', () => {
  const listed = party('Karl Veltmann', {
    list: 'jp_mof',
    aliases: [{ ...strong('カール・フェルトマン'), script: 'Kana' }],
  });

  it('is found in kana', () =>
    expect(search([listed], 'カール・フェルトマン').hits[0]?.nameScore).toBeGreaterThanOrEqual(95));

  it('is no spelling for other letters: Carol Veldman is compared with the name', () => {
    const only = party({ ...strong('カール・フェルトマン'), script: 'Kana' }, { sourceId: 'kana-only' });
    const [own] = search([listed], 'Carol Veldman', { threshold: 50 }).hits;
    expect(own?.matchedName?.value).not.toBe('カール・フェルトマン');
    expect(search([only], 'Karl Veltmann').hits).toHaveLength(1);
  });
});

describe('a Chinese given name in Cantonese or Hokkien spelling is found by its pinyin, and the other way round', () => {
  it.each([
    ['Cheung Wai Keung', 'ZHANG Weiqiang'],
    ['Zhang Weiqiang', 'CHEUNG Wai-keung'],
    ['Zhang Wei Qiang', 'CHEUNG Wai Keung'],
    ['Lam Siu Ming', 'LIN Xiaoming'],
    ['Ka Shing Lam', 'LIN Jiacheng'],
    ['Tan Eng Huat', 'CHEN Yongfa'],
    ['Goh Boon Keng', 'WU Wenqing'],
    ['David Wong Wai Keung', 'WANG Weiqiang'],
  ])('%s finds %s, for a review', (query, listed) => {
    const { nameScore, priority } = comparison(query, listed, 'person');
    expect(nameScore).toBeGreaterThanOrEqual(75);
    expect(priority).toBe('review');
  });
  it.each([
    ['Cheung Wai Keung', 'ZHANG Weimin'],
    ['Lam Siu Ming', 'CHEN Xiaoming'],
    ['Tan Eng Huat', 'CHEN Yongming'],
    ['Lee Sung Min', 'LI Chengmin'],
    ['Varnok Wai Keung', 'VARNOK Weiqiang'],
  ])('%s is not %s', (query, listed) => expect(scoreOf(query, listed)).toBeLessThan(75));
});

describe('a syllable is another, however little it differs', () => {
  it.each([
    ['Zhang Weiming', 'ZHANG Weimin'],
    ['Wang Jianping', 'WANG Jianpin'],
    ['Nguyen Van Minh', 'NGUYEN Van Manh'],
    ['Pham Thi Lan', 'PHAM Thi Loan'],
  ])('%s is no high match of %s', (query, listed) =>
    expect(comparison(query, listed, 'person').priority).not.toBe('high'),
  );
  it.each([
    ['Nguyen Van Mnih', 'NGUYEN Van Minh'],
    ['Zhnag Weiming', 'ZHANG Weiming'],
  ])('%s is a slip of %s', (query, listed) => expect(scoreOf(query, listed)).toBeGreaterThanOrEqual(75));
});

describe('simplified characters are Chinese, unless they are a Korean name as the Chinese press writes it', () => {
  it.each([
    ['慧 陈', 'Jin Hye'],
    ['陈慧', 'Jin Hye'],
    ['英顺 张', 'JANG Yong Sun'],
  ])('%s is not %s', (query, listed) => expect(scoreOf(query, listed)).toBeLessThan(75));
  it.each([
    ['陳慧', 'Jin Hye'],
    ['张英顺', 'JANG Yong Sun'],
    ['陈慧', 'CHEN Hui'],
  ])('%s finds %s', (query, listed) => expect(scoreOf(query, listed)).toBeGreaterThanOrEqual(75));
});
