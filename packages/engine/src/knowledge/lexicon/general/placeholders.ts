/** Words around a placeholder that name nobody either: "Frau Unbekannt", "unknown customer". */
export const BESIDE_PLACEHOLDERS: ReadonlySet<string> = new Set(
  'mr mrs ms miss customer client user applicant herr frau kunde kundin monsieur madame mme m cliente señor señora sr sra sig klant клиент'.split(
    ' ',
  ),
);

/** Texts that forms and programs use for a missing name, in lower case, by language. */
export const PLACEHOLDERS: ReadonlySet<string> = new Set(
  [
    'null, undefined, nan, none, object object, missing, missing value, empty, redacted, removed, deleted, withheld, confidential, anonymized, anonymised',
    'fnu, lnu, fnu lnu, unknown, name unknown, unknown name, not known, not available, not applicable, not specified, not provided, not given, not disclosed, not stated, prefer not to say, no name, no data, no name given, see file, see attached, deleted user, user deleted, xx, xxx, xxxx, xxxxx',
    'to be determined, to be confirmed, to be advised, tbd, tbc, tba, n a, test, test test, first name last name, firstname lastname, last name first name, full name, your name',
    'unbekannt, name unbekannt, keine angabe, keine angaben, nicht bekannt, nicht angegeben, ohne name, ohne namen, ohne angabe, ohne angaben, siehe akte, gelöscht, entfällt, vorname nachname, nachname vorname, k a',
    'inconnu, inconnue, nom inconnu, non renseigné, non renseignée, non communiqué, non précisé, non disponible, sans nom, néant, prénom nom, nom prénom',
    'desconocido, desconocida, no especificado, no disponible, no consta, sin nombre, sin datos, sin información, no aplica, nombre apellido, nombre apellidos, nombre y apellidos',
    'sconosciuto, sconosciuta, non disponibile, non specificato, nessun nome, nome cognome, cognome nome',
    'desconhecido, desconhecida, não informado, não informada, não disponível, sem nome, não consta, nome sobrenome, nome completo',
    'onbekend, niet bekend, niet beschikbaar, geen naam, voornaam achternaam, okänd, ukjent, ukendt, tuntematon',
    'nieznany, nieznana, nieznane, brak, brak danych, nie dotyczy, imię nazwisko, imię i nazwisko, neznámý, neznámá, ismeretlen, necunoscut',
    'bilinmiyor, bilinmeyen, belirtilmemiş, isimsiz, ad soyad, adı soyadı, tidak diketahui, tidak ada, không rõ, không có',
    'неизвестно, неизвестен, неизвестна, неизвестный, нет данных, не указано, не указан, не указана, не определено, отсутствует, фамилия имя отчество, имя фамилия, фио',
    'невідомо, невідомий, невідома, немає даних, не вказано',
    '不详, 不詳, 未知, 无, 無, 暂无, 佚名, 姓名, 不明, 氏名不詳, 該当なし, なし, 미상, 불명, 없음, 해당 없음',
    'غير معروف, غير معروفة, غير متوفر, غير محدد, لا يوجد, مجهول, بدون اسم, الاسم الكامل, نامشخص, ندارد, نامعلوم, لا ينطبق',
    'לא ידוע, לא רלוונטי, ללא שם, άγνωστο, άγνωστος, अज्ञात, উল্লেখ নেই, ไม่ทราบ, ไม่ระบุ',
  ].flatMap((line) => line.split(', ')),
);
