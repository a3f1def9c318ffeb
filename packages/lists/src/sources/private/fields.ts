/** How the values of a field are read. */
export type FieldKind = 'text' | 'name' | 'date' | 'country' | 'identifier' | 'choice';

/** What a column of a private list may be, with words of some languages by which a heading is guessed to be it. */
export const PRIVATE_FIELDS = {
  id: [
    'text',
    'id|customer no|customer number|reference|ref|key|record id|kundennr|kundennummer|kunden nr|nr|nummer|numéro client|numero client|número de cliente|numero cliente|klantnummer|номер клиента',
  ],
  name: [
    'name',
    'name|full name|fullname|primary name|legal name|company name|customer name|entity name|nom complet|dénomination|raison sociale|nombre completo|nombre|razón social|nome completo|nome|ragione sociale|naam|firma|firmenname|vollständiger name|imię i nazwisko|имя|фио|наименование|الاسم|名称|氏名',
  ],
  firstName: [
    'text',
    'first name|firstname|given name|given names|forename|vorname|prénom|prenom|nombre de pila|nombres|primer nombre|primo nome|voornaam|förnamn|fornavn|imię|имя собственное|名',
  ],
  middleName: [
    'text',
    'middle name|middlename|second name|patronymic|father name|zweiter vorname|deuxième prénom|segundo nombre|отчество',
  ],
  lastName: [
    'text',
    'last name|lastname|surname|family name|nachname|familienname|nom de famille|apellido|apellidos|cognome|sobrenome|apelido|achternaam|efternamn|etternavn|nazwisko|фамилия|姓',
  ],
  aliases: [
    'name',
    'alias|aliases|aka|a k a|also known as|other names|alternative names|aliasnamen|autres noms|otros nombres|altri nomi|outros nomes|andere namen|псевдонимы|別名',
  ],
  weakAliases: ['name', 'weak alias|weak aliases|weak aka|low quality aka'],
  formerNames: [
    'name',
    'former name|former names|fka|previous name|previous names|maiden name|geburtsname|früherer name|ancien nom|nom de naissance|nombre anterior|nome precedente',
  ],
  entityType: ['choice', 'type|entity type|kind|party type|typ|art|tipo|tipo de entidad|type d entité|soort|тип'],
  gender: ['choice', 'gender|sex|geschlecht|sexe|genre|sexo|género|sesso|geslacht|пол'],
  birthDate: [
    'date',
    'date of birth|dob|birth date|birthdate|born|year of birth|geburtsdatum|geburtstag|geb datum|date de naissance|né le|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|födelsedatum|fødselsdato|data urodzenia|дата рождения|生年月日',
  ],
  birthPlace: [
    'text',
    'place of birth|birth place|pob|born in|geburtsort|lieu de naissance|lugar de nacimiento|luogo di nascita|local de nascimento|geboorteplaats|место рождения|出生地',
  ],
  deathDate: ['date', 'date of death|died|death date'],
  nationality: [
    'country',
    'nationality|nationalities|citizenship|country of citizenship|nationalität|staatsangehörigkeit|nationalité|nacionalidad|nazionalità|cittadinanza|nacionalidade|nationaliteit|гражданство|国籍',
  ],
  country: [
    'country',
    'country|country code|residence|country of residence|jurisdiction|land|staat|pays|país|pais|paese|stato|страна|国',
  ],
  address: [
    'text',
    'address|addresses|full address|adresse|anschrift|dirección|direccion|indirizzo|endereço|adres|адрес|住所',
  ],
  passport: [
    'identifier',
    'passport|passport number|passport no|pass nr|passnummer|reisepass|reisepassnummer|passeport|numéro de passeport|pasaporte|passaporto|passaporte|paspoort|номер паспорта|паспорт|旅券番号',
  ],
  nationalId: [
    'identifier',
    'national id|id number|id card|identity number|national identification number|ausweisnummer|personalausweis|numéro d identité|documento de identidad|dni|cédula|cedula|codice fiscale persona|cpf|bsn|pesel',
  ],
  taxId: [
    'identifier',
    'tax id|tax number|tin|inn|vat|vat number|steuernummer|ust id|ustid|numéro fiscal|nif|rfc|cif|partita iva|codice fiscale|cnpj|инн',
  ],
  registrationNumber: [
    'identifier',
    'registration number|company number|reg no|registration no|ogrn|handelsregisternummer|hrb|registernummer|siren|siret|numéro d immatriculation|número de registro|kvk|kvk nummer|огрн',
  ],
  imo: ['identifier', 'imo|imo number'],
  mmsi: ['identifier', 'mmsi'],
  callSign: ['identifier', 'call sign|callsign'],
  lei: ['identifier', 'lei'],
  bic: ['identifier', 'bic|swift|swift code'],
  cryptoAddress: ['identifier', 'wallet|wallet address|crypto address|public key'],
  otherId: ['identifier', 'other id|document number'],
  position: ['text', 'position|function|role|occupation|funktion|fonction|cargo|funzione|functie|должность'],
  title: ['text', 'title|salutation'],
  email: ['text', 'email|e mail|email address|courriel|correo|correo electrónico|e mail adresse'],
  phone: ['text', 'phone|telephone|phone number|mobile|telefon|téléphone|teléfono|telefono|telefone|telefoon|телефон'],
  website: ['text', 'website|web|url of party'],
  flag: ['country', 'flag|flag state'],
  programs: ['text', 'program|programme|programs|programmes|list|category'],
  effect: ['choice', 'effect'],
  measures: ['text', 'measure|measures'],
  status: ['choice', 'status'],
  listedOn: ['date', 'listed on|date added|added|listing date|date of listing|gelistet am|date d ajout|fecha de alta'],
  updatedOn: ['date', 'updated on|last updated|modified|date modified'],
  url: ['text', 'url|link|source url'],
  unReference: ['text', 'un reference|un ref'],
  remarks: [
    'text',
    'remarks|remark|comment|comments|notes|reason|bemerkung|bemerkungen|remarque|remarques|observaciones|note|opmerkingen|примечание|備考',
  ],
} as const satisfies Readonly<Record<string, readonly [FieldKind, string]>>;

export type PrivateField = keyof typeof PRIVATE_FIELDS;

/** Whether a member of a mapping names a field. */
export function isPrivateField(name: string): name is PrivateField {
  return Object.hasOwn(PRIVATE_FIELDS, name);
}
