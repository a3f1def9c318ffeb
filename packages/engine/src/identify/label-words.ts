import type { IdentifierType } from '../types/listing.ts';

/** Words that tell the type of the number after them, as in payment messages, invoices and shipping papers. */
export type LabelRow = {
  readonly type: IdentifierType;
  /** Minimum length of the number after it; ambiguous words require more. */
  readonly shortest: number;
  /** Comma-separated; a label may have up to four words. */
  readonly words: string;
};

/** Labels whose words are separated by spaces. Marks and case are ignored. */
export const LABEL_ROWS: readonly LabelRow[] = [
  { type: 'imo', shortest: 5, words: 'imo, imo ship, imo vessel, omi, имо, ιμο, איי אם או' },
  { type: 'mmsi', shortest: 5, words: 'mmsi, ммси' },
  {
    type: 'call_sign',
    shortest: 4,
    words: 'call sign, callsign, radio call sign, indicatif, indicatif radio, indicativo, rufzeichen, позывной',
  },
  {
    type: 'aircraft_registration',
    shortest: 4,
    words:
      'tail, tail number, tail no, tail nr, aircraft, aircraft registration, aircraft reg, acft, acft reg, acft regn, acft registration, a/c reg, ac reg, reg mark, registration mark, ' +
      'immatriculation, matricula aeronave, kennzeichen, бортовой, бортовой номер, regn, fpl, msn, aircraft serial, ' +
      'construction number, manufacturer serial number',
  },
  {
    type: 'bic',
    shortest: 8,
    words:
      'bic, swift, bic swift, swift bic, swift code, bic code, bank identifier code, код swift, свифт, свифт код, bic kod, swift kodu, ' +
      'codigo swift, code swift, код банка swift, سويفت, سوئیفت, السويفت',
  },
  { type: 'lei', shortest: 18, words: 'lei, legal entity identifier, lei code' },
  {
    type: 'passport',
    shortest: 4,
    words:
      'passport, passports, pspt, passport number, passport card, travel document, travel doc, reisepass, pass nr, pass no, passnummer, passnr, ' +
      'reisedokument, passeport, titre de voyage, pasaporte, pasaport, passaporte, passaporto, paspoort, paszport, paszportu, pasaportul, pasaportu, ' +
      'utlevel, putovnica, putovnici, pasosa, cestovni pas, cestovny pas, паспорт, паспорта, паспортом, ' +
      'загранпаспорт, паспорту, пашпарт, пасош, διαβατηριο, διαβατηριου, pasaportka, pasport, paspor, ho chieu, جواز, جواز سفر, جواز السفر, الجواز, ' +
      'گذرنامه, پاسپورت, پاسپورٹ, דרכון, पासपोर्ट, পাসপোর্ট, หนังสือเดินทาง, პასპორტი, անձնագիր',
  },
  { type: 'passport', shortest: 7, words: 'pass, pp, ppt, passi, pase, paso, pasos' },
  {
    type: 'national_id',
    shortest: 4,
    words:
      'national id, national identity, national identification, national number, identity card, identity no, identity number, id card, personal id, personal number, ' +
      'personnummer, identification number, id document, residence permit, cnic, nicop, nrc, ktp, emirates id, iqama, tazkira, tazkera, hkid, mykad, ' +
      'aadhaar, aadhar, pesel, egn, jmbg, oib, cedula, cedula de ciudadania, cedula de identidad, carnet de identidad, dni, curp, ' +
      'documento de identidad, carte d identite, carte nationale, personalausweis, ausweis, ausweisnummer, carta d identita, carta identita, ' +
      'tc kimlik, kimlik no, tckn, dowod, dowod osobisty, личный номер, удостоверение, удостоверение личности, иин, егн, идентификационный номер, ' +
      'بطاقة الهوية, الرقم الوطني, رقم وطني, رقم الهوية, کد ملی, شناسنامه, شماره ملی, شناختی کارڈ, ת ז, תעודת זהות, मतदाता, आधार',
  },
  {
    type: 'national_id',
    shortest: 7,
    words: 'nic, nid, nik, cnp, carnet, nie, cui, rg, documento, cni, kimlik, بطاقة, الهوية, هوية',
  },
  {
    type: 'drivers_license',
    shortest: 4,
    words:
      'driver license, drivers license, driver s license, driving licence, driving license, driver licence, drivers licence, licence no, fuhrerschein, permis de conduire, ' +
      'licencia de conducir, carteira de habilitacao, cnh, водительское удостоверение, رخصة قيادة, رخصة القيادة',
  },
  {
    type: 'tax_id',
    shortest: 5,
    words:
      'tax id, tax no, tax number, tax identification, tax identification number, taxpayer, taxpayer id, tax code, tax reg, fiscal code, codice fiscale, partita iva, p iva, piva, vat, vat no, ' +
      'vat id, vat reg, vat number, vatin, ust id, ust idnr, ustid, ustidnr, steuernummer, steuer id, steuer nr, btw, tva, iva, nif, nit, ruc, rut, rif, rfc, r f c, cuit, cuil, cnpj, cpf, ' +
      'numero fiscal, identificacion fiscal, id fiscal, identifiant fiscal, numero fiscale, npwp, gstin, utr, fein, itin, vkn, vergi, vergi no, vergi kimlik, vergi kimlik no, vergi numarasi, ' +
      'afm, инн, инн кпп, идентификационный код, іпн, рнокпп, унп, унн, уип, αφμ, а ф м, α φ μ, стир, رقم ضريبي, الرقم الضريبي, كد اقتصادی, شناسه ملی, کد اقتصادی, ח פ, ma so thue, mst',
  },
  { type: 'tax_id', shortest: 8, words: 'dic, nip, inn, tin, ein, cif, pan, abn, acn, uid, kpp, кпп' },
  {
    type: 'registration_number',
    shortest: 4,
    words:
      'registration no, registration nr, registration number, reg no, reg nr, reg number, company registration, company reg, company no, company number, business registration, ' +
      'commercial register, commercial registration, commercial registry, commercial licence, trade licence, trade license, trade register, trade registry, c r no, cr no, ' +
      'handelsregister, hrb, hra, registernummer, firmenbuch, firmenbuchnummer, siren, siret, rccm, kvk, kvk nr, cvr, org nr, orgnr, organisationsnummer, y tunnus, regon, krs, ' +
      'maticni broj, matricula mercantil, folio mercantil, registro mercantil, registro de empresa, nire, numero registro, rejestr, огрн, огрнип, окпо, егрпоу, єдрпоу, edrpou, рег номер, ' +
      'регистрационный номер, реестровый номер, бин, еик, еік, мбс, ticaret sicil, sicil no, mersis, السجل التجاري, سجل تجاري, رقم السجل, شماره ثبت, uscc, unified social credit code, d u n s, duns',
  },
  {
    type: 'registration_number',
    shortest: 8,
    words: 'ogrn, ogrnip, okpo, registration, reg, бик, bik, c r, crn, fn, rcs, kbo, bce, ico, rea, bin, ثبت',
  },
  {
    type: 'phone',
    shortest: 6,
    words:
      'tel, telephone, telephone no, phone, phone no, phone number, mobile, mobile no, cell, fax, telefax, telefon, telefono, telefone, teléfono, téléphone, ' +
      'movil, portable, handy, whatsapp, viber, тел, телефон, моб, факс, هاتف, تلفن, تلفون, جوال, موبایل, टेलीफोन',
  },
  { type: 'ssn', shortest: 9, words: 'ssn, social security, social security number, sozialversicherungsnummer, снилс' },
];

/** Labels in scripts written without spaces; they end a run of letters. */
export const ENDING_ROWS: readonly LabelRow[] = [
  { type: 'passport', shortest: 4, words: '护照, 護照, 旅券, パスポート, 여권, หนังสือเดินทาง' },
  {
    type: 'national_id',
    shortest: 4,
    words: '身份证, 身份證, 身分証, 身分證, マイナンバー, 주민등록, 주민등록증, 신분증, บัตรประชาชน',
  },
  {
    type: 'tax_id',
    shortest: 5,
    words: '税号, 稅號, 纳税人识别, 納稅人識別, 税务登记, 법인세, 납세자, เลขประจำตัวผู้เสียภาษี',
  },
  {
    type: 'registration_number',
    shortest: 4,
    words:
      '统一社会信用代码, 信用代码, 注册, 注冊, 登記, 登记, 营业执照, 商业登记, 商業登記, 法人, 사업자등록, 법인등록, 등록, ทะเบียน',
  },
];

/**
 * Words without meaning between a label and its number. Up to three capitals may also stand there: the country, or a
 * series.
 */
export const FILLER_WORDS =
  'iban no nos nr nro nº number numbers num numero numeros nummer numer numara numarasi id ids identification card national code codes kod tax address wallet of the n is are was ' +
  'issued ref und and et y e и і номер номером номера ном рег серия серии сер n° series serie seria رقم شماره نمبر क्रमांक संख्या so ' +
  '号 号码 號 號碼 番号 번호 为 為 是 第';
