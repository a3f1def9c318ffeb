/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  Nature: 'becomes the type of the entity',
  '**/TypeChamp': 'says which field it is',
  'RegistreDetail/SEXE/Valeur/Sexe': 'becomes the gender of the party',
  'RegistreDetail/DATE_DE_NAISSANCE/Valeur/Jour': 'is in the date',
  'RegistreDetail/DATE_DE_NAISSANCE/Valeur/Mois': 'is in the date',
};
