/**
 * Everyday words in languages for which no freely licensed package counts words, in addition to the small words of
 * `stopword`: words of letters, invoices, messages and addresses. Compiled from knowledge of the languages, in their
 * own script; the normaliser romanises them.
 */
const SOURCE: Readonly<Record<string, string>> = {
  fr: `d'une d'un l'un l'une qu'un qu'une c'est n'est s'est j'ai n'ai qu'il qu'elle l'on d'accord aujourd'hui quelqu'un jusqu'à s'il m'a t'as l'autre d'autres c'était n'a qu'on`,
  de: `ja nein danke bitte guten tag morgen abend nacht hallo herr frau liebe lieber grüße freundlich freundlichen haus wohnung zimmer arbeit geld zeit jahr jahre monat woche stunde minute
mann frau kind kinder mutter vater bruder schwester sohn tochter freund freunde familie leute mensch menschen leben tod welt land stadt straße weg platz garten auto wagen zug schiff flug
wasser brot milch fleisch fisch obst essen trinken kaffee tee wein bier salz zucker buch brief papier farbe rot blau grün gelb schwarz weiß braun groß klein gut besser schlecht neu alt jung
lang kurz hoch tief schnell langsam heute gestern früher später immer wieder schon noch nur etwas nichts alles gehen kommen machen sehen sagen geben nehmen wissen denken glauben finden
kaufen verkaufen zahlen bezahlen lieferung ware waren firma kunde vertrag preis kosten betrag summe schule lehrer arzt polizei gericht gesetz recht krieg frieden gott herz hand kopf auge
augen fuß tür fenster tisch stuhl bett küche dach feuer luft erde himmel sonne mond stern wald baum blume berg fluss see meer insel wind regen schnee winter sommer frühling herbst montag
dienstag mittwoch donnerstag freitag samstag sonntag glück liebe hoffnung freude angst ruhe wahrheit ende anfang mitte seite teil dorf kirche burg schloss brücke turm hof markt halle werk`,
  nl: `ja nee dank bedankt alstublieft goed goede dag morgen avond nacht hallo meneer mevrouw beste groet groeten huis kamer werk geld tijd jaar jaren maand week uur man vrouw kind kinderen moeder
vader broer zus zoon dochter vriend familie mensen leven dood wereld land stad straat weg plein tuin auto trein schip vlucht water brood melk vlees vis eten drinken koffie thee wijn bier zout
suiker boek brief papier rood blauw groen geel zwart wit groot klein beter slecht nieuw oud jong lang kort hoog snel vandaag gisteren later altijd weer nog alleen iets niets alles gaan komen
maken zien zeggen geven nemen weten denken vinden kopen verkopen betalen levering goederen bedrijf klant contract prijs kosten bedrag school leraar dokter politie wet recht oorlog vrede god
hart hand hoofd oog voet deur raam tafel stoel bed keuken dak vuur lucht aarde hemel zon maan ster bos boom bloem berg rivier meer zee eiland wind regen sneeuw winter zomer lente herfst maandag
dinsdag woensdag donderdag vrijdag zaterdag zondag geluk liefde hoop vreugde angst rust waarheid einde begin midden kant deel dorp kerk kasteel brug toren markt`,
  it: `sì no grazie prego buono buona giorno mattina sera notte ciao signore signora caro cara saluti casa stanza lavoro soldi tempo anno anni mese settimana ora minuto uomo donna bambino bambini madre
padre fratello sorella figlio figlia amico famiglia gente vita morte mondo paese città strada via piazza giardino macchina treno nave volo acqua pane latte carne pesce frutta mangiare bere caffè
tè vino birra sale zucchero libro lettera carta colore rosso blu azzurro verde giallo nero bianco marrone grande piccolo meglio cattivo nuovo vecchio giovane lungo corto breve alto basso veloce
oggi ieri domani dopo sempre ancora già solo qualcosa niente nulla tutto troppo molto poco andare venire fare vedere dire dare prendere sapere pensare credere trovare comprare vendere pagare
consegna merce ditta cliente contratto prezzo costo somma scuola maestro medico polizia legge diritto guerra pace dio cuore mano testa occhio occhi piede porta finestra tavolo sedia letto cucina
tetto fuoco aria terra cielo sole luna stella bosco albero fiore monte fiume lago mare isola vento pioggia neve inverno estate primavera autunno lunedì martedì mercoledì giovedì venerdì sabato
domenica felicità amore speranza gioia paura calma verità fine inizio mezzo parte lato paese chiesa castello ponte torre mercato fino detto fatto stato capito bello bella forse allora adesso`,
  pl: `tak nie dziękuję proszę dobry dzień rano wieczór noc cześć pan pani drogi dom mieszkanie pokój praca pieniądze czas rok lata miesiąc tydzień godzina minuta człowiek mężczyzna kobieta dziecko
dzieci matka ojciec brat siostra syn córka przyjaciel rodzina ludzie życie śmierć świat kraj miasto ulica droga plac ogród samochód pociąg statek lot woda chleb mleko mięso ryba owoce jeść pić
kawa herbata wino piwo sól cukier książka list papier kolor czerwony niebieski zielony żółty czarny biały duży mały lepiej zły nowy stary młody długi krótki wysoki szybko dzisiaj wczoraj jutro
później zawsze znowu jeszcze już tylko coś nic wszystko iść przyjść robić widzieć mówić dać wziąć wiedzieć myśleć kupić sprzedać płacić dostawa towar firma klient umowa cena koszt kwota szkoła
nauczyciel lekarz policja prawo wojna pokój bóg serce ręka głowa oko noga drzwi okno stół krzesło łóżko kuchnia dach ogień powietrze ziemia niebo słońce księżyc gwiazda las drzewo kwiat góra
rzeka jezioro morze wyspa wiatr deszcz śnieg zima lato wiosna jesień poniedziałek wtorek środa czwartek piątek sobota niedziela szczęście miłość nadzieja radość strach prawda koniec początek
część wieś kościół zamek most wieża rynek może dobrze teraz tutaj tam gdzie kiedy dlaczego`,
  tr: `evet hayır teşekkür teşekkürler lütfen iyi günaydın gün sabah akşam gece merhaba bey bayan hanım sayın sevgili selam tamam peki ev daire oda iş para zaman yıl ay hafta saat dakika adam kadın çocuk
çocuklar anne baba kardeş abi abla oğul kız arkadaş aile insan insanlar hayat ölüm dünya ülke şehir il ilçe sokak yol meydan bahçe araba tren gemi uçak su ekmek süt et balık meyve yemek içmek
kahve çay şarap bira tuz şeker kitap mektup kağıt renk kırmızı mavi yeşil sarı siyah beyaz büyük küçük kötü yeni eski genç uzun kısa yüksek hızlı bugün dün yarın sonra önce her zaman yine tek
hala sadece bir şey hiçbir hepsi gitmek gelmek yapmak görmek söylemek vermek almak bilmek düşünmek satın satmak ödemek teslim mal firma müşteri sözleşme fiyat masraf tutar okul öğretmen doktor
polis kanun hak savaş barış tanrı allah kalp el baş göz ayak kapı pencere masa sandalye yatak mutfak çatı ateş hava toprak gök güneş yıldız orman ağaç çiçek dağ nehir göl deniz ada rüzgar
yağmur kar kış yaz ilkbahar sonbahar pazartesi salı çarşamba perşembe cuma cumartesi pazar mutluluk aşk sevgi umut sevinç korku huzur gerçek son başlangıç orta taraf parça köy cami kilise kale
köprü kule çarşı nasıl neden nerede kim belki şimdi burada orada güzel doğru yanlış abla efendi hoca usta`,
  ru: `да нет спасибо пожалуйста хороший хорошо добрый день утро вечер ночь привет господин госпожа дорогой дом квартира комната работа деньги время год годы месяц неделя час минута человек мужчина
женщина ребёнок дети мать отец брат сестра сын дочь друг семья люди жизнь смерть мир страна город улица дорога площадь проспект переулок шоссе набережная бульвар сад машина поезд корабль самолёт
вода хлеб молоко мясо рыба фрукты есть пить кофе чай вино пиво соль сахар книга письмо бумага цвет красный синий зелёный жёлтый чёрный белый большой маленький лучше плохой новый старый молодой
длинный короткий высокий быстро сегодня вчера завтра потом всегда опять ещё уже только что-то ничего всё идти прийти делать видеть сказать говорить говорит дать взять знать думать найти купить
продать платить доставка товар фирма клиент договор цена стоимость сумма школа учитель врач полиция закон право война бог сердце рука голова глаз глаза нога дверь окно стол стул кровать кухня
крыша огонь воздух земля небо солнце луна звезда лес дерево цветок гора река озеро море остров ветер дождь снег зима лето весна осень понедельник вторник среда четверг пятница суббота воскресенье
счастье любовь надежда радость страх покой правда конец начало середина сторона часть деревня церковь замок мост башня рынок наша наш ваша ваш свой куда где когда почему может надо нужно сейчас
здесь там большая новая старая красная белая`,
  uk: `так ні дякую будь ласка добрий день ранок вечір ніч привіт пан пані дорогий дім квартира кімната робота гроші час рік роки місяць тиждень година людина чоловік жінка дитина діти мати батько
брат сестра син дочка друг родина люди життя смерть світ країна місто вулиця дорога площа провулок сад машина потяг корабель вода хліб молоко м'ясо риба кава чай вино пиво сіль цукор книга лист
папір колір червоний синій зелений жовтий чорний білий великий малий краще новий старий молодий довгий короткий сьогодні вчора завтра завжди тільки нічого все йти робити бачити казати дати знати
купити продати платити товар клієнт ціна школа вчитель лікар поліція закон право війна мир бог серце рука голова око двері вікно стіл вогонь повітря земля небо сонце місяць зірка ліс дерево
квітка гора річка озеро море острів вітер дощ сніг зима літо весна осінь понеділок вівторок середа четвер п'ятниця субота неділя щастя любов надія радість страх правда кінець початок`,
  ar: `نعم شكرا من فضلك صباح مساء يوم ليلة مرحبا السلام عليكم السيد السيدة الأستاذ الدكتور عزيزي بيت البيت منزل شقة غرفة عمل العمل مال وقت سنة سنوات أسبوع ساعة دقيقة رجل امرأة طفل أطفال أم أب أخ أخت ابن
بنت ابنة صديق عائلة ناس الناس حياة الحياة موت الموت عالم العالم بلد مدينة المدينة شارع طريق الطريق ميدان حديقة سيارة قطار سفينة طائرة ماء الماء خبز حليب لحم سمك فاكهة طعام شراب قهوة شاي ملح سكر كتاب الكتاب رسالة ورق
لون أحمر أزرق أخضر أصفر أسود أبيض كبير صغير جيد أفضل سيئ جديد قديم شاب طويل قصير عال سريع اليوم أمس غدا بعد قبل دائما أيضا فقط شيء كل ذهب جاء فعل رأى قال أعطى أخذ عرف فكر وجد اشترى باع دفع بضاعة البضاعة شركة عميل عقد سعر
تكلفة مدرسة معلم طبيب شرطة الشرطة قانون حق حرب سلام الله قلب يد رأس عين قدم باب نافذة طاولة كرسي سرير مطبخ نار هواء أرض الأرض سماء شمس قمر نجم غابة شجرة زهرة جبل نهر بحيرة بحر جزيرة ريح مطر ثلج شتاء صيف ربيع خريف الاثنين
الثلاثاء الأربعاء الخميس الجمعة السبت الأحد سعادة حب أمل فرح خوف راحة حقيقة نهاية بداية وسط جانب جزء قرية مسجد كنيسة قلعة جسر برج سوق الآن هنا هناك لماذا كيف متى أين حسنا ممكن يجب أمر الأمر أمير الأمير حسنة سبب السبب`,
  fa: `بله نه متشکرم لطفا خوب صبح عصر شب روز سلام آقا خانم عزیز خانه اتاق کار پول وقت سال ماه هفته ساعت دقیقه مرد زن بچه کودک مادر پدر برادر خواهر پسر دختر دوست خانواده مردم زندگی مرگ دنیا کشور شهر خیابان کوچه میدان
باغ ماشین قطار کشتی هواپیما آب نان شیر گوشت ماهی میوه غذا قهوه چای نمک شکر کتاب نامه کاغذ رنگ قرمز آبی سبز زرد سیاه سفید بزرگ کوچک بهتر بد نو جدید قدیمی جوان بلند کوتاه امروز دیروز فردا همیشه فقط هیچ همه رفتن آمدن کردن
دیدن گفتن دادن گرفتن دانستن خریدن فروختن پرداختن کالا شرکت مشتری قیمت مدرسه معلم پزشک پلیس قانون حق جنگ صلح خدا دل دست سر چشم پا در پنجره میز صندلی آتش هوا زمین آسمان خورشید ستاره جنگل درخت گل کوه رود دریاچه دریا جزیره
باد باران برف زمستان تابستان بهار پاییز شنبه یکشنبه دوشنبه جمعه عشق امید شادی ترس آرامش حقیقت پایان آغاز روستا مسجد قلعه پل برج بازار`,
  sv: `ja nej tack god dag morgon kväll natt hej herr fru kära hälsningar hus rum arbete pengar tid år månad vecka timme man kvinna barn mor far mamma pappa bror syster son dotter vän familj folk liv död
värld land stad gata väg torg trädgård bil tåg båt flyg vatten bröd mjölk kött fisk mat kaffe te vin öl salt socker bok brev papper röd blå grön gul svart vit stor liten bättre dålig ny gammal ung
lång kort hög snabb idag igår imorgon alltid bara något inget allt gå komma göra se säga ge ta veta tro hitta köpa sälja betala leverans varor företag kund avtal pris kostnad belopp skola lärare
läkare polis lag rätt krig fred gud hjärta hand huvud öga fot dörr fönster bord stol säng kök tak eld luft jord himmel sol måne stjärna skog träd blomma berg flod sjö hav ö vind regn snö vinter
sommar vår höst måndag tisdag onsdag torsdag fredag lördag söndag lycka kärlek hopp glädje rädsla lugn sanning slut början mitt sida del by kyrka slott bro torn marknad bra sant vad säker hur`,
  cs: `ano ne děkuji prosím dobrý den ráno večer noc ahoj pan paní pane drahý dům byt pokoj práce peníze čas rok roky měsíc týden hodina minuta člověk muž žena dítě děti matka otec bratr sestra syn dcera
přítel rodina lidé život smrt svět země město ulice cesta náměstí zahrada auto vlak loď let voda chléb mléko maso ryba ovoce jíst pít káva čaj víno pivo sůl cukr kniha dopis papír barva červený
modrý zelený žlutý černý bílý velký malý lepší zlý nový starý mladý dlouhý krátký vysoký rychle dnes včera zítra potom vždy zase ještě už jen něco nic všechno jít dělat vidět říct dát vzít vědět
myslet koupit prodat platit zboží firma zákazník smlouva cena částka škola učitel lékař policie zákon právo válka mír bůh srdce ruka hlava oko noha dveře okno stůl židle postel kuchyně oheň vzduch
nebe slunce měsíc hvězda les strom květ hora řeka jezero moře ostrov vítr déšť sníh zima léto jaro podzim pondělí úterý středa čtvrtek pátek sobota neděle štěstí láska naděje radost strach pravda
konec začátek vesnice kostel hrad most věž trh dobře teď tady tam kde kdy proč asi možná`,
  ro: `da nu mulțumesc bun bună ziua dimineața seara noapte salut domnul doamna dragă casă apartament cameră lucru muncă bani timp an ani lună săptămână oră minut om bărbat femeie copil copii mamă tată
frate soră fiu fiică prieten familie oameni viață moarte lume țară oraș stradă drum piață grădină mașină tren navă zbor apă pâine lapte carne pește fructe mânca bea cafea ceai vin bere sare zahăr
carte scrisoare hârtie culoare roșu albastru verde galben negru alb mare mic rău nou vechi tânăr lung scurt înalt repede azi ieri mâine după mereu iar doar ceva nimic tot merge veni face fac vedea
spune da lua ști crede găsi cumpăra vinde plăti marfă firmă client contract preț sumă școală profesor doctor poliție lege drept război pace dumnezeu inimă mână cap ochi picior ușă fereastră masă
scaun pat foc aer pământ cer soare stea pădure copac floare munte râu lac insulă vânt ploaie zăpadă iarnă vară primăvară toamnă luni marți miercuri joi vineri sâmbătă duminică fericire dragoste
speranță bucurie frică adevăr sfârșit început sat biserică castel pod turn bine acum aici acolo unde când fata fată`,
};

/** Everyday words by language. */
export const COMMON_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(SOURCE).map(([language, text]) => [language, text.split(/\s+/)]),
);
