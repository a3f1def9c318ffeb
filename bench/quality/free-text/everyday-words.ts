/** Ingredients of innocent payment texts: everyday names, places and goods, chosen without regard to lists. */
export type Place = {
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
};

const words = (text: string): readonly string[] => text.trim().split(/\s*[,\n]\s*/);

/** Given and family names by naming culture; each person's name comes from one culture. */
export const PEOPLE: readonly { readonly given: readonly string[]; readonly family: readonly string[] }[] = [
  {
    given: words('Emily, Oliver, Charlotte, Thomas, Hannah, George, Sophie, Daniel, Rachel, Matthew, Lauren, Benjamin'),
    family: words('Whitaker, Bradshaw, Holloway, Pemberton, Thornton, Fletcher, Hargreaves, Wilkins, Ashworth, Garner'),
  },
  {
    given: words('Jürgen, Sabine, Lukas, Katharina, Stefan, Monika, Felix, Birgit, Matthias, Annika, Ulrich, Heike'),
    family: words('Schneider, Hoffmann, Bergmann, Krüger, Neumann, Vogel, Lindner, Baumgartner, Steiner, Kessler'),
  },
  {
    given: words('Camille, Julien, Élodie, Mathieu, Amandine, Guillaume, Chloé, Baptiste, Margaux, Thierry, Sylvie'),
    family: words('Lefèvre, Moreau, Girard, Bonnet, Rousseau, Chevalier, Dupuis, Marchand, Fontaine, Perrin, Renaud'),
  },
  {
    given: words('Lucía, Javier, Carmen, Alejandro, Marta, Sergio, Beatriz, Ignacio, Pilar, Rodrigo, Inés, Gonzalo'),
    family: words(
      'Fernández, Navarro, Iglesias, Ortega, Serrano, Castillo, Domínguez, Vargas, Mendoza, Paredes, Rojas',
    ),
  },
  {
    given: words('Elif, Mehmet, Zeynep, Emre, Ayşe, Burak, Merve, Hakan, Selin, Onur, Derya, Tolga'),
    family: words('Yılmaz, Kaya, Demir, Çelik, Şahin, Aydın, Öztürk, Arslan, Doğan, Korkmaz, Polat, Güneş'),
  },
  {
    given: words('Omar, Layla, Youssef, Fatima, Khalid, Nour, Tariq, Salma, Hamza, Amina, Karim, Rania'),
    family: words('Haddad, Mansour, Khoury, Nasser, Fahmy, Darwish, Sabbagh, Bishara, Younis, Hariri, Rahal, Zaki'),
  },
  {
    given: words('Anna, Dmitry, Olga, Alexey, Tatiana, Sergey, Natalia, Pavel, Irina, Maxim, Elena, Nikita'),
    family: words('Smirnova, Kuznetsov, Lebedeva, Morozov, Vasilieva, Zaitsev, Belova, Kovalenko, Shevchuk, Orlova'),
  },
  {
    given: words('Priya, Rahul, Ananya, Vikram, Deepika, Arjun, Kavita, Sanjay, Meera, Rohan, Lakshmi, Nikhil'),
    family: words('Sharma, Iyer, Patel, Chatterjee, Reddy, Kulkarni, Menon, Banerjee, Nair, Deshmukh, Bhat, Joshi'),
  },
  {
    given: words('Wei, Xiaoming, Jing, Haoran, Meiling, Jun, Yating, Zhiwei, Minh, Thanh, Hoang, Linh'),
    family: words('Chen, Zhang, Huang, Lin, Wu, Zhou, Nguyen, Tran, Pham, Guo, Xu, Deng'),
  },
  {
    given: words('Kwame, Amara, Chidi, Ngozi, Thabo, Zanele, Olumide, Adaeze, Kofi, Wanjiru, Tendai, Abena'),
    family: words('Mensah, Okafor, Adeyemi, Dlamini, Mwangi, Boateng, Nwosu, Moyo, Otieno, Asante, Banda, Kamau'),
  },
];

/** The parts of a person's name in writing order. */
export const RUSSIAN: readonly (readonly string[])[] = [
  words(
    'Крылов, Лебедев, Соколов, Голубев, Виноградов, Воробьёв, Зайцев, Тихонов, Щербаков, Кудрявцев, Мельников, Рябов, Ефимов, Савельев',
  ),
  words('Артём, Кирилл, Егор, Илья, Роман, Денис, Матвей, Глеб, Тимур, Фёдор, Арсений, Степан'),
  words('Олегович, Игоревич, Романович, Кириллович, Львович, Евгеньевич, Вадимович, Денисович'),
];
export const ARABIC: readonly (readonly string[])[] = [
  words('سارة, ليلى, يوسف, سلمى, كريم, هدى, رامي, دينا, باسم, نادية, مروان, ريم, فادي, جنى'),
  words('الخطيب, حداد, بركات, فهمي, الشامي, النجار, الصباغ, رزق, غانم, شلبي, العطار, الحلبي, مراد, قباني'),
];
export const CHINESE: readonly (readonly string[])[] = [
  words('陈, 张, 黄, 林, 郑, 谢, 罗, 梁, 宋, 唐, 许, 邓, 冯, 曹'),
  words('晓明, 美玲, 雨婷, 家豪, 淑芬, 子涵, 思远, 雅雯, 浩然, 嘉欣, 俊杰, 梓萱, 诗涵, 宇轩'),
];

/** Parts of company names: a distinctive word and a line of business. */
export const COMPANY_WORDS: readonly string[] = words(
  `Bluewater, Northgate, Silverline, Greenfield, Oakwood, Brightside, Riverstone, Highland, Maplewood, Kestrel, Redwood, Lakeside,
  Sunrise, Atlantic, Alpine, Meridian, Pinnacle, Horizon, Summit, Harvest, Crescent, Beacon, Evergreen, Cobalt, Falcon, Orchid,
  Whitaker, Bergmann, Moreau, Navarro, Lindner, Hartmann, Castello, Rossini, Nordwind, Rheintal, Belleville, Montclair, Delmar`,
);
export const BUSINESS: readonly string[] = words(
  `Foods Ltd, Logistics GmbH, Textiles S.A., Engineering Ltd, Consulting LLC, Furniture Co., Dental Clinic, Packaging BV, Software Inc,
  Electronics GmbH & Co. KG, Travel Agency, Insurance Brokers, Construction S.L., Trading Company Ltd, Import Export SARL, Medical Supplies Inc,
  Shipping Services Ltd, Real Estate Holding, Paper Mill AB, Auto Parts Sdn Bhd, Sanayi ve Ticaret A.Ş., Farma S.p.A., General Trading LLC`,
);
export const KNOWN_COMPANIES: readonly string[] = words(
  `Siemens AG, Toyota Motor Corporation, Nestlé S.A., Unilever PLC, Volvo Trucks, Deutsche Telekom AG, Telefónica S.A., Vodafone Group Plc, IKEA of Sweden AB,
  Lufthansa Cargo, Samsung Electronics Co. Ltd, Tata Consultancy Services, Carrefour SA, Philips Lighting, Maersk Line, Hapag-Lloyd AG, Amazon EU SARL,
  Zara España S.A., Turkish Airlines, Emirates Airline, Swisscom AG, Petrobras Distribuidora, Bosch Rexroth AG, Caterpillar Inc, Pfizer Inc`,
);
export const BANKS: readonly string[] = words(
  `Deutsche Bank AG, BNP Paribas, HSBC Bank plc, Banco Santander, UniCredit Bank, Raiffeisenbank, Crédit Agricole, ING Bank N.V., Barclays Bank PLC, Commerzbank,
  Garanti BBVA, Akbank T.A.S., Emirates NBD, National Bank of Kuwait, Standard Chartered Bank, Citibank N.A., JPMorgan Chase Bank, Société Générale, Nordea Bank, Banca Intesa Sanpaolo`,
);

const place = (line: string): Place => {
  const [street = '', city = '', postcode = '', country = ''] = line.split('; ');
  return { street, city, postcode, country };
};
export const PLACES: readonly Place[] = `14 Baker Street; London; NW1 6XE; United Kingdom
Hauptstraße 27; München; 80331; Deutschland
221 Avenue des Champs-Élysées; Paris; 75008; France
Calle de Alcalá 45; Madrid; 28014; España
Bağdat Caddesi 118; Istanbul; 34728; Türkiye
Sheikh Zayed Road, Office 1204; Dubai; PO Box 54321; United Arab Emirates
Queen's Road Central 88; Hong Kong; 999077; China
5th Avenue 350, Suite 3300; New York; NY 10118; USA
ul. Marszałkowska 84; Warszawa; 00-514; Polska
Via Garibaldi 9; Milano; 20121; Italia
Tverskaya Street 12; Moscow; 125009; Russia
King Fahd Road 77; Riyadh; 11564; Saudi Arabia
Keizersgracht 402; Amsterdam; 1016 GC; Nederland
Rua Augusta 1508; São Paulo; 01304-001; Brasil
MG Road 16; Bengaluru; 560001; India
Vali Asr Street 2201; Tehran; 19677; Iran
Al Hamra Street 31; Beirut; 1103; Lebanon
Bahnhofstrasse 3; Zürich; 8001; Schweiz
Nguyen Hue Boulevard 92; Ho Chi Minh City; 700000; Vietnam
Kenyatta Avenue 20; Nairobi; 00100; Kenya
Nanjing West Road 1601; Shanghai; 200040; China
Republic Avenue 7; Nur-Sultan; 010000; Kazakhstan
12 Marina Boulevard, Tower 3; Singapore; 018982; Singapore
Andrássy út 60; Budapest; 1062; Hungary
Khreshchatyk 22; Kyiv; 01001; Ukraine`
  .split('\n')
  .map(place);

export type Language = 'en' | 'de' | 'fr' | 'es' | 'ru' | 'ar' | 'tr' | 'zh';

export const GOODS: Readonly<Record<Language, readonly string[]>> = {
  en: words(
    'consulting fees, spare parts for tractors, monthly rent, freight charges, medical equipment, school fees, cotton fabric, software licence, steel pipes, olive oil 2000 cartons',
  ),
  de: words('Miete Wohnung 4, Beratungshonorar, Ersatzteile, Versicherungsbeitrag, Handwerkerrechnung, Büromöbel'),
  fr: words('honoraires de conseil, loyer appartement, pièces détachées, frais de scolarité, abonnement annuel'),
  es: words('honorarios de consultoría, alquiler del piso, repuestos, matrícula del colegio, compra de maquinaria'),
  ru: words('консультационные услуги, аренда помещения, запасные части, поставка оборудования, обучение'),
  ar: words('رسوم استشارية, إيجار الشقة, قطع غيار, رسوم دراسية, توريد معدات'),
  tr: words('danışmanlık ücreti, kira bedeli, yedek parça, okul taksiti, nakliye bedeli'),
  zh: words('咨询费, 房租, 设备采购, 学费, 运输费用'),
};

export const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: words('January, February, March, April, May, June, July, August, September, October, November, December'),
  de: words('Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember'),
  fr: words('janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre'),
  es: words('enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre'),
  ru: words('январь, февраль, март, апрель, май, июнь, июль, август, сентябрь, октябрь'),
  ar: words('يناير, فبراير, مارس, أبريل, مايو, يونيو'),
  tr: words('Ocak, Şubat, Mart, Nisan, Mayıs, Haziran, Temmuz, Ağustos, Eylül, Ekim'),
  zh: words('一月, 二月, 三月, 四月, 五月'),
};
