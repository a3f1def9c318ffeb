/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  '**/uid': 'ids of single details, which nothing refers to',
  '**/mainEntry': 'all are kept alike',
  'sdnEntry/akaList/aka/type': 'becomes the kind of the name',
  'sdnEntry/akaList/aka/category': 'becomes the quality of the name',
  'sdnEntry/sdnType': 'becomes the type of the entity',
  'sdnEntry/idList/id/idType': 'a gender, an e-mail address … has a field of its own',
  'sdnEntry/idList/id/idNumber': 'a day is written in ISO form',
  'sdnEntry/idList/id/issueDate': 'a day is written in ISO form',
  'sdnEntry/idList/id/expirationDate': 'a day is written in ISO form',
};
