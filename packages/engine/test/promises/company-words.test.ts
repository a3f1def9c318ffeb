import { describe, expect, it } from 'vitest';
import { codesOf, comparison } from '../builders/search.ts';

const company = (searched: string, listed: string) => comparison(searched, listed, 'organization');
const vessel = (searched: string, listed: string) => comparison(searched, listed, 'vessel');

describe('a legal form is one wherever it stands and however it is written', () => {
  it.each([
    ['PT Quelmar Tolbrek', 'Quelmar Tolbrek'],
    ['AB Quelmar', 'Quelmar Aktiebolag'],
    ['NV Quelmar', 'Quelmar Naamloze Vennootschap'],
    ['Quelmar, Sociedade Unipessoal Lda', 'Quelmar Lda.'],
    ['Quelmar S. de R.L. de C.V.', 'Quelmar Sociedad de Responsabilidad Limitada de Capital Variable'],
    ['ФГУП Квелмар', 'FSUE Kvelmar'],
    ['Ets. Quelmar et Fils SARL', 'Etablissements Quelmar & Fils'],
    ['Quelmar (Pty) CC', 'Quelmar Close Corporation'],
    ['㈱タカミネ商会', 'Takamine Shokai Co., Ltd.'],
    ['(주)한빛정밀', '한빛정밀 주식회사'],
  ])('%s ~ %s', (searched, listed) => expect(company(searched, listed).score).toBeGreaterThanOrEqual(85));
});

describe('words of trade are the same in the languages of the registers', () => {
  it.each([
    ['Quelmar Scheepvaart', 'Quelmar Shipping'],
    ['Quelmar Verzekeringen', 'Quelmar Insurance'],
    ['Quelmar Bygg', 'Quelmar Construction'],
    ['Quelmar Varustamo', 'Quelmar Shipping'],
    ['Spedycja Quelmar', 'Quelmar Freight Forwarding'],
    ['Huta Quelmar', 'Quelmar Steelworks'],
    ['Quelmar Vermögensverwaltung', 'Quelmar Asset Management'],
    ['Quelmar Nakliyat', 'Quelmar Nakliyati'],
    ['Quelmar Draudimas', 'Quelmar Insurance'],
    ['Quelmar Kinnisvara', 'Quelmar Real Estate'],
    ['Машиностроительный завод Квелмар', 'Kvelmar Machine-Building Plant'],
    ['Торговый дом Квелмар', 'Kvelmar Trading House'],
    ['Công ty TNHH Xây dựng Quelmar', 'Quelmar Construction Co., Ltd.'],
    ['Inmobiliaria Quelmar', 'Quelmar Real Estate'],
    ['QUELMAR PETCHEM SRVS', 'Quelmar Petrochemical Services'],
    ['QUELMAR GENL AVN', 'Quelmar General Aviation'],
    ['QUELMAR EQP FTY', 'Quelmar Equipment Factory'],
    ['QUELMAR NTL ORGZN', 'Quelmar National Organization'],
    ['QUELMAR LTD LIAB CO', 'Quelmar Limited Liability Company'],
    ['Quelmar Ship Mgmt', 'Quelmar Shipmanagement'],
  ])('%s ~ %s', (searched, listed) => expect(company(searched, listed).score).toBeGreaterThanOrEqual(85));

  it.each([
    ['Quelmar Dredging', 'Quelmar Towage'],
    ['Quelmar Drilling', 'Quelmar Pipelines'],
    ['Quelmar Robotics', 'Quelmar Radar'],
    ['Quelmar Piekarnia', 'Quelmar Cukiernia'],
    ['Quelmar Kaiun', 'Quelmar Kisen'],
  ])('while %s and %s are of one group, perhaps', (searched, listed) => {
    const found = company(searched, listed);
    expect(found.nameScore).toBeGreaterThanOrEqual(75);
    expect(found.score).toBeLessThan(85);
    expect(codesOf(found)).toContain('possible_affiliate');
  });

  it('takes what may be a person’s name for a word of trade only beside another', () => {
    expect(company('Thuong Mai Quelmar Co Ltd', 'Quelmar Trading Co Ltd').score).toBeGreaterThanOrEqual(85);
    expect(comparison('Mai Thuong Mai', 'Mai Trading', 'person').nameScore).toBeLessThan(75);
  });
});

describe('a name that is made of words of business alone', () => {
  it('is known by them', () =>
    expect(
      company('Tactical Radar Corporation', 'Tactical Radar Corporation Joint Stock Company').score,
    ).toBeGreaterThanOrEqual(85));
  it('is another where one of them differs', () =>
    expect(company('General Trading Company', 'International Trading Company').nameScore).toBeLessThan(75));
});

describe('names of companies in Han characters and hangul', () => {
  it.each([
    ['上海恒瑞远贸易有限公司', 'Shanghai Hengruiyuan Trading Co., Ltd.'],
    ['深圳市宏泰达科技有限公司', 'Shenzhen Hongtaida Technology Co., Ltd.'],
    ['宏泰达科技(香港)有限公司', 'Hongtaida Technology (Hong Kong) Limited'],
    ['조선은별무역회사', 'Korea Unbyol Trading Company'],
  ])('%s ~ %s', (searched, listed) => expect(company(searched, listed).score).toBeGreaterThanOrEqual(85));

  it('say where two of one name are', () =>
    expect(codesOf(company('上海恒瑞远贸易有限公司', 'Tianjin Hengruiyuan Trading Co., Ltd.'))).toContain(
      'possible_affiliate',
    ));

  it.each([
    ['金鹏8号', 'Jin Peng 8'],
    ['은별 2호', 'Un Byol 2'],
  ])('hold numbers: %s is %s', (searched, listed) => {
    expect(vessel(searched, listed).score).toBeGreaterThanOrEqual(85);
    expect(vessel(searched, listed.replace(/\d/, '7')).score).toBeLessThan(85);
  });

  it('tell a numbered ship of Japan from its sister', () =>
    expect(vessel('第八宝栄丸', '第三宝栄丸').score).toBeLessThan(85));
});

describe('what is written around a name is no part of it', () => {
  it.each([
    ['M/s Quelmar Tolbrek Mills', 'Quelmar Tolbrek Mills'],
    ['BENEFICIARY Quelmar Tolbrek Ltd', 'Quelmar Tolbrek Ltd'],
    [':50K: Quelmar Tolbrek Ltd', 'Quelmar Tolbrek Ltd'],
    ['Quelmar Tolbrek Ltd, Head Office', 'Quelmar Tolbrek Ltd'],
    ['Quelmar Tolbrek Ltd - in administration', 'Quelmar Tolbrek Ltd'],
    ['Quelmar Tolbrek Ltd A/C 00123456', 'Quelmar Tolbrek Ltd'],
    ['Varnica Lines on behalf of Quelmar Tolbrek', 'Quelmar Tolbrek'],
    ['Varnica Lines vormals Quelmar Tolbrek', 'Quelmar Tolbrek'],
  ])('%s ~ %s', (searched, listed) => expect(company(searched, listed).score).toBeGreaterThanOrEqual(85));

  it('stays whole where "now" is a word of it', () =>
    expect(company('Quelmar Now Telecom', 'Varnica Telecom').nameScore).toBeLessThan(75));
});

describe('ships and aircraft', () => {
  it.each([
    ['QUELMAR DAWN V.045N', 'Quelmar Dawn'],
    ['MV Quelmar Dawn - Valletta', 'Quelmar Dawn'],
    ['Captain Tolbrek', 'Kapitan Tolbrek'],
    ['Academician Tolbrek', 'Akademik Tolbrek'],
    ['KM Quelmar Indah 3', 'Quelmar Indah III'],
    ['QB112', 'QB-112'],
  ])('a ship: %s ~ %s', (searched, listed) => expect(vessel(searched, listed).score).toBeGreaterThanOrEqual(85));

  it.each([
    ['RA-78412', 'RA78412', 'RA-78413'],
    ['YV 2917', 'YV2917', 'YV 2971'],
    ['5A-KQX', '5AKQX', '5A-KQY'],
  ])('an aircraft: %s is %s and not %s', (searched, listed, other) => {
    expect(comparison(searched, listed, 'aircraft').score).toBeGreaterThanOrEqual(85);
    expect(comparison(searched, other, 'aircraft').score).toBeLessThan(85);
  });
});

describe('a letter apart', () => {
  it.each([
    ['Sika', 'Suka'],
    ['Jinpeng Quelmar', 'Jinfeng Quelmar'],
    ['Shenzhen Xinhe Electronics', 'Shenzhen Xinhai Electronics'],
    ['Quelmirgaz', 'Quelmirstal'],
  ])('%s and %s are two', (searched, listed) => {
    const found = company(searched, listed);
    expect(found.score).toBeLessThan(85);
  });

  it.each([
    ['QUElMAR TOlBREK', 'Quelmar Tolbrek'],
    ['VoIrek SteeI', 'Volrek Steel'],
  ])('a scanner makes %s of %s', (searched, listed) =>
    expect(company(searched, listed).score).toBeGreaterThanOrEqual(85),
  );
});

describe('numbers', () => {
  it.each([
    ['Войсковая часть 48213', 'Military Unit 48213'],
    ['Unit 48213', 'Military Unit 48213'],
  ])('of five digits are names: %s ~ %s', (searched, listed) =>
    expect(company(searched, listed).score).toBeGreaterThanOrEqual(85),
  );

  it.each([
    ['Quelmar Shipping One', 'Quelmar Shipping Two'],
    ['Quelmar Fund II', 'Quelmar Fund III'],
    ['Quelmar Plant 12', 'Quelmar Plant 14'],
  ])('tell the parts of a group apart, and show them: %s ~ %s', (searched, listed) => {
    const found = company(searched, listed);
    expect(found.nameScore).toBeGreaterThanOrEqual(75);
    expect(found.score).toBeLessThan(85);
    expect(codesOf(found)).toContain('possible_affiliate');
  });
});

describe('readings of one name', () => {
  it.each([
    ['宝栄丸', 'Hoei Maru'],
    ['第八宝栄丸', 'Hoei Maru No. 8'],
    ['Dai Hachi Quelmar Maru', 'Quelmar Maru No. 8'],
  ])('a ship of Japan: %s ~ %s', (searched, listed) =>
    expect(vessel(searched, listed).score).toBeGreaterThanOrEqual(85),
  );

  it.each([
    ['Quelmar Smyrna Textile', 'Quelmar Izmir Tekstil'],
    ['Quelmar Lissabon', 'Quelmar Lisboa'],
  ])('a city in other languages: %s ~ %s', (searched, listed) =>
    expect(company(searched, listed).score).toBeGreaterThanOrEqual(85),
  );

  it('lets a long legal form weigh no more than a short one', () =>
    expect(
      company('Drustvo s ogranicenom odgovornoscu Quelmirovic', 'Quelmirovic d.o.o.').score,
    ).toBeGreaterThanOrEqual(85));
});

describe('English words of trade in other letters', () => {
  it.each([
    ['Квелмар Шиппинг', 'Kvelmar Shipping'],
    ['Квелмар Трейд', 'Kvelmar Trade'],
    ['세진해운 주식회사', 'Sejin Shipping Co., Ltd.'],
    ['Quelmar Winery', 'Quelmar Vinarija'],
    ['Quelmar Gemi Söküm', 'Quelmar Ship Recycling'],
  ])('%s ~ %s', (searched, listed) => expect(company(searched, listed).score).toBeGreaterThanOrEqual(85));
});
