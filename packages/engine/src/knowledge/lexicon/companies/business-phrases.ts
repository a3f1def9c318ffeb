import { type LabelledForms, readLabelled } from '../table/word-table.ts';

/**
 * Words of organisations' names that are several words in some languages and one in others, by their concept in
 * `business-words.ts`. Forms after `~` may also be persons' names: they count only next to another business word or a
 * legal form.
 */
const SOURCE = `
machinery: machine building, machinery building
machine_tools: machine tool, machine tools, mach tools, mach tool, stankoinstrument, stankostroenie
trading: trading house, trdg house, torgovyy dom, torhovyy dim, trade house, dom handlowy, obchodni dum, casa comercial, maison de commerce, ~ thuong mai, ~ mao yi
law: law office, law offices, law firm, law firms, law chambers
real_estate: real estate, bienes raices, nedvizhimi imoti, ~ bat dong san, ~ fang di chan
ship_building: ship building, ship builders, ship repair, ship yard, ship yards, dry dock, dry docks, construction navale, constructions navales, construcciones navales, gemi insa, brodsko remontni, ~ dong tau
ship_management: shipmanagement, shipmanagers, shipmanager, ship management, ship mgmt, ship mgt, ship managers, gemi isletmeciligi, gemi isletmesi, gemi acenteligi
ship_breaking: ship breaking, ship breakers, ship recycling, ship demolition, shipbreaking, shipbreakers, gemi sokum, gemi sokumu, gemi geri donusum, demolition navale, desguace de buques
shipping: van tai bien, ship owners, ship owning
transport: haml naghl, haml va naghl, hamlo naghl, ~ van tai, ~ yun shu
air: air lines, air ways, linee aeree, lineas aereas, linhas aereas, lignes aeriennes, linii lotnicze, linii aeriene, hava yollari, khutut jawiya, ~ hang khong
airport: air port, deniz limani
port: sea port, sea ports, morskoy port, morski port
railway: rail way, rail ways, zheleznaya doroga, zheleznye dorogi, chemins de fer, cai ferate, koleje panstwowe, ~ duong sat
construction: ~ xay dung, ~ jian she, ~ jian zhu
road: road construction, dorozhnoe stroitelstvo
technology: hi tech, high tech, high technology, haute technologie, ~ cong nghe, ~ ke ji
telecom: tele com, tele communication, tele communications, ~ vien thong
services: ~ dich vu, ~ fu wu
investment: sarmayeh gozari, sarmaye gozari, sarmaya guzari, ~ dau tu, ~ tou zi
asset: asset management, asset mgmt, assets management, fund management, wealth management, gestion d actifs, gestion de patrimoine, gestione patrimoniale, gestion de activos
bank: ~ ngan hang, ~ yin hang
energy: ~ nang luong, ~ neng yuan
power_plant: power plant, power plants, power station, power stations, elektrostantsiya, elektrownia, elektrarna, elektrane, centrale electrique, central electrica, kraftwerk, kraftwerke
oil: ~ xang dau, ~ shi you
industry: ~ cong nghiep, ~ gong ye
agriculture: ~ nong nghiep, ~ nong san
agro_industry: agro industry, agro industries, agro industrial, agroindustry, agroindustries, agroindustria, agroindustrie
seafood: sea food, sea foods, fruits de mer, frutos del mar, frutti di mare, produits de la mer, productos del mar, prodotti ittici, su urunleri, deniz urunleri, ~ thuy san, ~ hai san
food: food stuff, food stuffs, food products, food product, produits alimentaires, productos alimenticios, prodotti alimentari, produtos alimenticios, gida urunleri, mawad ghithaiya, mawad ghidhaiya, mawad ghizaiya, ~ thuc pham, ~ shi pin
meat: meat products, myasnye produkty, et urunleri
dairy: dairy products, milk products, sut urunleri, produits laitiers, productos lacteos, molochnye produkty
wood: wood working, wood products, orman urunleri, wood processing
development: ~ phat trien, ~ fa zhan, ~ kai fa
tourism: ~ du lich, ~ lu you
travel: travel agency, travel agents, travel agencies, agence de voyages, agencia de viajes, agencia de viagens, agenzia viaggi, biuro podrozy, cestovni kancelar, seyahat acentasi, seyahat acentesi, turisticka agencija
education: ~ giao duc, ~ jiao yu
insurance: ~ bao hiem, ~ bao xian
textile: ~ det may
steel: iron and steel, iron steel, steel works, iron works, steel mill, steel mills, steel plant, demir celik, demir ve celik, eisen und stahl, zhelezo i stal, hadid wa sulb, ahan va foulad, ~ gang tie
non_ferrous: non ferrous, tsvetnaya metallurgiya, tsvetnye metally, tsvetmet, nonferrous, buntmetalle
cement: ~ xi mang
chemical: ~ hoa chat, ~ hua xue
petrochemical: petro chemical, petro chemicals, petro chem, produits petrochimiques
pharma: ~ duoc pham, ~ zhi yao
electronics: ~ dien tu, ~ dian zi
electric: ~ dien luc, ~ dian li
group: group of companies, gruppa kompaniy, hrupa kompaniy, grupa firm, groupe de societes, grupo de empresas, sirketler grubu, sirketler toplulugu, majmuat sharikat, gruh sherkatha, ~ tap doan, ~ ji tuan
university: ~ dai hoc
hospital: ~ benh vien
exchange: money exchange, currency exchange, foreign exchange, exchange house, money changer, money changers, bureau de change, casa de cambio, casas de cambio, casa de cambios, doviz burosu, ufficio cambi, wechsel stube
freight: freight forwarding, freight forwarder, freight forwarders, freight forwarding services, ekspeditorskaya kompaniya, zasilatelske sluzby
parts: spare part, spare parts, auto parts, autoparts, yedek parca, pieces detachees, pieces de rechange, qita ghiyar, lavazem yadaki, ghataat yadaki, zapasnye chasti, rezervni dijelovi, rezervni delovi, nahradni dily, czesci zamienne
materials: bldg materials, bldg matls, building matls, bldg mat, building material, building materials, construction materials, stroitelnye materialy, stroitelni materiali, materiaux de construction, materiales de construccion, materiali edili, yapi malzemeleri, insaat malzemeleri, masaleh sakhtemani, mawad bina, budivelni materialy, materialy budowlane, gradevinski materijal, gradjevinski materijal
joint_venture: joint venture, sovmestnoe predpriyatie, spilne pidpryyemstvo, ortak girisim, co entreprise, coentreprise
design: design bureau, konstruktorskoe byuro, konstruktorske byuro, biuro konstrukcyjne, bureau d etudes
okb: experimental design bureau, opytno konstruktorskoe byuro, dosvidno konstruktorske byuro, okb
skb: special design bureau, spetsialnoe konstruktorskoe byuro, spetsialne konstruktorske byuro, skb, special construction bureau
institute: research institute, research inst, res inst, res institute, scientific research institute, scientific and research institute, nauchno issledovatelskiy institut, naukovo doslidnyy instytut, institut de recherche, institut de recherches, instituto de investigacion, instituto de investigaciones, instytut badawczy, vyzkumny ustav, vyskumny ustav, moassese tahghighati, mahad buhuth, forschungs institut
central_institute: central research institute, central scientific research institute, tsentralnyy nauchno issledovatelskiy institut, tsentralnyy naukovo doslidnyy instytut, tsnii, cnii, tsniii
production_association: production association, proizvodstvennoe obedinenie, proizvodstvennoe obyedinenie, proizvodstvennoye obyedineniye, vyrobnyche obyednannya
research_and_production: research and production association, scientific production association, scientific and production association, research production association, nauchno proizvodstvennoe obedinenie, nauchno proizvodstvennoe obyedinenie, nauchno proizvodstvennoye obyedineniye, naukovo vyrobnyche obyednannya, research and production enterprise, scientific production enterprise, scientific and production enterprise, research production enterprise, nauchno proizvodstvennoe predpriyatie, nauchno proizvodstvennoye predpriyatiye, naukovo vyrobnyche pidpryyemstvo, research and production company, scientific production company, nauchno proizvodstvennaya kompaniya, research and production firm, scientific production firm, nauchno proizvodstvennaya firma, research and production center, scientific production center, nauchno proizvodstvennyy tsentr
military_unit: military unit, army unit, voyskovaya chast, voinskaya chast, vojskovaja chast, viyskova chastyna, viiskova chastyna, unit, v ch, wojskowa jednostka, jednostka wojskowa
`;

/**
 * A business phrase: its words joined by spaces, the word it is compared as, and whether it counts only next to another
 * business word.
 */
export type BusinessPhrase = { readonly words: string; readonly asOne: string; readonly needsMore: boolean };

const rows = readLabelled(SOURCE);

/** All phrases of several words. */
export const BUSINESS_PHRASES: readonly BusinessPhrase[] = rows.flatMap(({ forms }) =>
  forms
    .filter((form) => form.replace('~ ', '').includes(' '))
    .map((form) => {
      const words = form.replace('~ ', '');
      return { words, asOne: words.replaceAll(' ', ''), needsMore: form.startsWith('~ ') };
    }),
);

/** The same phrases joined into one word, by concept. */
export const JOINED_BUSINESS_PHRASES: readonly LabelledForms[] = rows.map(({ label, forms }) => ({
  label,
  forms: forms.map((form) => form.replace('~ ', '').replaceAll(' ', '')),
}));
