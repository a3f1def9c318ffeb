import type { LabelsByLanguage } from '../../knowledge/labels/label-fields.ts';
import { NAME_LABELS } from '../../knowledge/labels/name-labels.ts';
import { readWords } from '../../knowledge/lexicon/table/word-table.ts';
import { labelText } from '../../normalise/unicode.ts';

const wordSet = (source: string): ReadonlySet<string> => new Set(readWords(source));

/** Words for "name" in field names, including abbreviations of message formats. */
export const NAME_WORDS = wordSet(`
name names nm nme nam nms fullname fn legalname nom noms nombre nome nomi naam namen navn namn nimi nimet nazwa jméno jmeno název nazev név ime naziv denumire nume ad adı isim unvan unvanı
alias aliases aka denominazione denominacion denominación ragione razon razón raison firma bezeichnung imię imie
имя имени имена наименование название назва найменування піб фио ф.и.о назив име аты аталышы
اسم الاسم أسماء نام שם שמות नाम নাম όνομα επωνυμία nama tên jina imya 이름 성명 성함 회사명 상호 명칭 ชื่อ
`);

/** One-word labels for a part of a name, as written and without marks, and abbreviations of message formats. */
const halfWords = (labels: LabelsByLanguage, abbreviations: string): ReadonlySet<string> =>
  new Set([
    ...readWords(abbreviations),
    ...Object.values(labels)
      .flatMap((list) => list.split('|'))
      .filter((label) => !label.includes(' '))
      .flatMap((label) => [label, labelText(label)]),
  ]);

/** Words for given, middle and family names. */
export const GIVEN_WORDS = halfWords(NAME_LABELS.givenName, 'fore frst імя імʼя');
export const MIDDLE_WORDS = halfWords(
  NAME_LABELS.middleName,
  'mdl patronymicname otchestvo second secondname батькові',
);
export const FAMILY_WORDS = halfWords(NAME_LABELS.familyName, 'sur ln sn fam familiya фамилияси');

/** Ambiguous words: alone, they are a given name or a name. */
export const BARE_GIVEN = wordSet('имя imya first given fore frst second middle mdl');
export const BARE_PART = wordSet('first last given family middle second mdl fore frst sur ln sn fam');

/** Words for participants. */
export const PARTY_WORDS = wordSet(`
party pty pties parties beneficiary beneficiaries benef bene bnf beneficiario beneficiaria beneficiário beneficiaire bénéficiaire begünstigter begünstigte begunstigde beneficjent beneficiar
payee payer payor debtor dbtr creditor cdtr ultmt ultmtdbtr ultmtcdtr initgpty agt agent intrmyagt dbtragt cdtragt instgagt instdagt fininstnid remitter remittee sender receiver recipient originator orderer ordering
applicant drawee drawer customer cust client counterparty cpty ctpty contractor supplier vendor seller buyer purchaser merchant consignee cnee consignor cnor shipper shpr notify carrier forwarder exporter importer
owner owners ubo ubos shareholder shareholders director directors officer officers trustee settlor guarantor signatory holder holders cardholder accountholder policyholder insured borrower lender lessee lessor
person people individual individuals entity entities organisation organization org organizationname company companies corporation business firm institution bank employer employee member members partner partners contact
representative attorney secretary chairman president ceo manager subject suspect screened customerinfo originatorname buyr sell dlvr rcvr abwa abwe anam spouse father mother nominee issuer investor donor principal merchantname operator manager charterer
from to payto attn attention
empfänger empfaenger auftraggeber kontoinhaber zahlungsempfänger zahlungsempfaenger absender zahler zahlungspflichtiger schuldner gläubiger inhaber kunde lieferant käufer verkäufer eigentümer gesellschafter geschäftsführer
unternehmen partei person ansprechpartner rechnungsempfänger
donneur titulaire débiteur debiteur créancier creancier expéditeur expediteur destinataire payeur acheteur vendeur propriétaire gérant société societe entreprise fournisseur
ordenante titular deudor acreedor remitente destinatario pagador comprador vendedor propietario accionista cliente proveedor empresa sociedad persona
ordenador devedor credor remetente destinatário proprietário sócio acionista ordinante intestatario debitore creditore mittente proprietario azionista azienda società persona persone
opdrachtgever rekeninghouder ontvanger afzender betaler eigenaar bedrijf odbiorca nadawca zleceniodawca płatnik właściciel firma příjemce plátce odesílatel kedvezményezett megbízó mottagare avsändare modtager afsender saaja maksaja
alıcı alici gönderen gonderen lehdar amir ödeyen borçlu müşteri musteri sahibi ortak şirket firma
получатель получателя бенефициар плательщик плательщика отправитель отправителя перевододатель заказчик поставщик покупатель продавец грузополучатель грузоотправитель владелец собственник директор учредитель акционер
держатель клиент контрагент организация компания фирма лицо банк отримувач одержувач платник відправник власник клієнт наредител получателю
المستفيد المستفيدة المرسل الآمر العميل الزبون المالك المدير الدافع المستلم الشاحن الشركة الشريك المساهم المورد البنك المصرف الشخص
گیرنده فرستنده ذینفع ذی‌نفع مالک مدیر مشتری شرکت بانک המוטב מוטב המשלם השולח הנמען לקוח חברה
लाभार्थी प्रेषक प्राप्तकर्ता खाताधारक ग्राहक कंपनी penerima pengirim nasabah pemilik perusahaan 수취인 송금인 예금주 수익자 고객 회사 대표자 주주 수하인 송하인 화주 은행
δικαιούχος εντολέας αποστολέας παραλήπτης πελάτης εταιρεία
`);

/** Words for ships. */
export const VESSEL_FIELD_WORDS = wordSet(`
vessel vessels vssl vsl ship ships mv mother-vessel navire bateau buque nave navio embarcação embarcacao motonave schiff schip skib skip fartyg statek gemi gemisi судно судна суден теплоход танкер корабль
السفينة سفينة الباخرة کشتی אונייה πλοίο जहाज kapal tàu 선박 선박명
`);

/** Words for places and things, whose names are not those of parties. */
export const THING_WORDS = wordSet(`
street strt strtnm streetname city cty town twn twnnm village country ctry region state province county building bldg bldgnm floor room district dstrct dstrctnm postbx port airport place location
file filename host hostname domain product item goods commodity event currency brand model schema class path folder field column table template display user username login device browser app job task project
straße strasse stadt ort land ville pays ciudad pais país città paese stad улица город страна область город населенный مدينة المدينة الدولة دولة بلد شهر شارع کشور 도시 국가
`);

/** Words that mark a field's value as no name, even next to "name". */
export const HARD_QUALIFIERS = wordSet(`
id ids identifier code cd type typ number num nr no nbr date time datetime dt status language lang format version url count key hash score rank
`);

/** Words that do so next to a word for a party: "beneficiary account". */
export const QUALIFIERS = wordSet(`
account acct acc accountnumber iban bic bicfi swift sortcode clrsysmmbid imo mmsi callsign address addresses addr adr adrline line1 line2 line3 postal pstladr postcode pstcd zip zipcode plz
email mail e-mail phone telephone tel mobile fax website web reference ref refs purpose purp details detail description desc note notes comment comments remark remarks message msg text narrative memo remittance rmtinf ustrd strd
invoice inv amount amt value valuta sum total price quantity qty weight rate currency ccy fee fees charges chrgbr birth born dob birthdate birthday gender sex nationality citizenship occupation role relation
flag passport tax vat tin ssn lei duns registration reg regno license licence year month day age balance instdamt intrbksttlmamt reqdexctndt endtoendid instrid txid uetr pmtinfid msgid credttm
info addtlinf addtlrmtinf obi bbi imad omad trn instr instruction instructions voyage port cargo subject
konto kontonummer betrag währung waehrung adresse anschrift verwendungszweck zweck datum geburtsdatum rechnung telefon nummer buchungstext valutadatum
compte montant devise adresse motif objet facture téléphone numéro numero naissance cuenta importe moneda dirección direccion concepto fecha factura teléfono conta valor moeda endereço data fatura conto importo valuta indirizzo causale fattura telefono
rekening bedrag omschrijving adres rachunek kwota adres tytułem tytuł hesap tutar açıklama aciklama adres tarih telefon vergi
счет счёт сумма валюта адрес дата назначение основание телефон номер инн кпп бик кпо огрн паспорт рахунок сума адреса призначення договор договір
الحساب حساب المبلغ مبلغ العملة العنوان عنوان الغرض التاريخ تاريخ الهاتف رقم الرقم حساب مبلغ آدرس تاریخ شماره بابت
חשבון סכום כתובת תאריך מטרה खाता राशि पता दिनांक rekening jumlah alamat tanggal keterangan 계좌 계좌번호 금액 주소 날짜 적요 번호
`);

/**
 * Parts of field names in Han characters or kana that mean no name, a ship, or a party. The first matching row wins.
 */
export const HAN_FIELDS: readonly (readonly [holds: 'other' | 'vessel' | 'party', parts: readonly string[]])[] = [
  [
    'other',
    '账号 帐号 賬號 帳號 卡号 号码 號碼 编号 編號 番号 地址 住址 住所 国家 國家 国籍 城市 日期 日付 期日 金额 金額 币种 幣種 通貨 用途 附言 备注 備註 摘要 目的 电话 電話 邮箱 郵箱 护照 生年月日 类型'.split(
      ' ',
    ),
  ],
  ['party', '户名 戶名 账户名 帳戶名 名義'.split(' ')],
  ['vessel', '船名 船舶 轮船 輪船 货轮 貨輪 油轮 油輪 船只 船隻 本船'.split(' ')],
  [
    'party',
    '人 方 名 客户 客戶 公司 单位 單位 会社 企业 股东 股東 董事 株主 取締役 代表者 船东 船東 买家 卖家 银行 銀行 先'.split(
      ' ',
    ),
  ],
];
