/** Values that do not come out word for word, and why. Everything else must. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  '**/identity@ssid': 'ids of single details, which nothing refers to',
  '**/identity@main': 'decides which names are primary',
  '**/name@lang': 'the language of the list, not of the name',
  '**/name@name-type': 'becomes the kind of the name',
  '**/name@quality': 'becomes the quality of the name',
  '**/name-part@order': 'names are put in reading order',
  '**/name-part@name-part-type': 'becomes the part of the name',
  '**/day-month-year@day': 'is in the date',
  '**/day-month-year@month': 'is in the date',
};
