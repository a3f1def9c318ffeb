/** Invented companies in the layout of OFAC's `SDN.XML`. @param day as OFAC writes none: `2026-03-07` */
export function sdnXmlOf(day: string, names: readonly string[]): string {
  const [year, month, date] = day.split('-');
  const entries = names.map(
    (name, at) =>
      `<sdnEntry><uid>${701 + at}</uid><lastName>${name}</lastName><sdnType>Entity</sdnType>` +
      '<programList><program>SDGT</program></programList></sdnEntry>',
  );
  return (
    '<sdnList xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML"><publshInformation>' +
    `<Publish_Date>${month}/${date}/${year}</Publish_Date><Record_Count>${names.length}</Record_Count>` +
    `</publshInformation>${entries.join('')}</sdnList>`
  );
}

/** The same companies as the files of OFAC's CSV form: text by name. These have no date inside. */
export function sdnCsvOf(names: readonly string[]): Readonly<Record<string, string>> {
  const none = '-0- ';
  const rows = names.map((name, at) =>
    [701 + at, `"${name}"`, none, '"SDGT"', ...Array.from({ length: 8 }, () => none)].join(','),
  );
  const others = names.map((_, at) => [701 + at, 1, none, none, none, none].join(','));
  const aliases = names.map((name, at) => [701 + at, 1, '"aka"', `"${name} BRANCH"`, none].join(','));
  const whole = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\u001A`;
  return { 'SDN.CSV': whole(rows), 'ADD.CSV': whole(others), 'ALT.CSV': whole(aliases) };
}
