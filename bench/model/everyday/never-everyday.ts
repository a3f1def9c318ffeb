/**
 * Words for designated bodies that would accidentally be everyday words: a spelling or abbreviation that is also a
 * word, a given name or a place somewhere. Compiled from knowledge of the field; `reason: word word`. One-word names in
 * `lexicon/companies/body-names-*.ts` are excluded too.
 */
const SOURCE = `
movements and armed groups: hamas hizballah hezbollah hizbullah hizbollah hezbolla taliban taleban qaida qaeda kaida alqaida alqaeda daesh daish isis isil fatah fateh
the same: houthi houthis huthi huthis hothi ansarallah ansarullah jihad mujahidin mujahideen shabaab shabab haqqani jundallah jundullah lashkar janjaweed nusra asbat
their abbreviations: pkk kadek dhkp eln farc auc eta ira inla uvf ltte mek mko pflp milf npa ijg etim huji aqim mujao irgc
militias and police that are designated: basij pasdaran sepah quds qods gestapo tontons kadyrovtsy azov redut
services, shipyards, makers and shops of states: sbu cec kgb kronshtadt kronstadt baikal rotor lenta banias pareco
spellings that are words elsewhere: chamas novorossiya dprk martyrs
banks and state companies of sanctioned countries: melli mellat saderat tejarat sepah maskan keshavarzi parsian bim kunlun koryo sber
makers of arms and gangs: almaz kalashnikov rosoboronexport zetas camorra ndrangheta yakuza salvatrucha
leaders known by one word: saddam zarqawi zawahiri baghdadi gaddafi qaddafi qadhafi kadafi mugabe lukashenko lukashenka putin putina assad maduro milosevic
the same: karadzic mladic kadyrov prigozhin khamenei khomeini nasrallah sinwar haniyeh haniyya suleimani soleimani
`;

/** Words that are never everyday words, whatever dictionaries and name tables say. */
export const NEVER_EVERYDAY: ReadonlySet<string> = new Set(
  SOURCE.split('\n').flatMap((line) => {
    const at = line.indexOf(':');
    return line
      .slice(at + 1)
      .split(/\s+/)
      .filter((word) => word !== '');
  }),
);
