import { publishedFields } from '../../../list/published-fields.ts';

/** Paths of values in the file; shares could not be counted without a whole file. */
export const EU_CSV_FIELDS = publishedFields(`
49: entitylogicalid | entitysubjecttype | namealiasstrong | namealiaswholename
0: addresscity | addresscontactinfo | addresscountrydescription | addresscountryiso2code | addresslogicalid
0: addresspobox | addressregion | addressregulationlanguage | addressremark | addressstreet | addresszipcode
0: birthdatebirthdate | birthdatecalendartype | birthdatecirca | birthdatecity | birthdatecountrydescription
0: birthdatecountryiso2code | birthdateday | birthdatelogicalid | birthdatemonth | birthdateregion
0: birthdateregulationlanguage | birthdateyear | birthdateyearrangefrom | birthdateyearrangeto
0: citizenshipcountrydescription | citizenshipcountryiso2code | citizenshiplogicalid | citizenshipregion
0: citizenshipregulationlanguage | entitydesignationdate | entitydesignationdetails | entityeureferencenumber
0: entityregulationentryintoforcedate | entityregulationnumbertitle | entityregulationorganisationtype
0: entityregulationprogramme | entityregulationpublicationdate | entityregulationpublicationurl
0: entityregulationtype | entityremark | entitysubjecttypeclassificationcode | entityunitednationid
0: filegenerationdate | identificationcountryiso2code | identificationdiplomatic | identificationissuedby
0: identificationknownexpired | identificationknownfalse | identificationlatinnumber | identificationlogicalid
0: identificationnameondocument | identificationnumber | identificationregulationlanguage | identificationremark
0: identificationreportedlost | identificationrevokedbyissuer | identificationtypecode | namealiasfirstname
0: namealiasfunction | namealiasgender | namealiaslastname | namealiaslogicalid | namealiasmiddlename
0: namealiasnamelanguage | namealiasregulationlanguage | namealiasremark | namealiastitle
`);
