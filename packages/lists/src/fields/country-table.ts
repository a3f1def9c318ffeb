/**
 * ISO 3166-1 alpha-2 codes with what publishers call the country: short and official names, former names,
 * spellings and the adjectives they give as a nationality. Compared without case, accents, punctuation and "the".
 */
export const COUNTRY_TABLE = `
AD Andorra|Principality of Andorra|Andorran
AE United Arab Emirates|UAE|Emirati|Emirian|Dubai|Abu Dhabi
AF Afghanistan|Islamic Republic of Afghanistan|Afghan|Afghani
AG Antigua and Barbuda|Antiguan|Barbudan
AI Anguilla|Anguillan
AL Albania|Republic of Albania|Albanian
AM Armenia|Republic of Armenia|Armenian
AO Angola|Republic of Angola|Angolan
AQ Antarctica
AR Argentina|Argentine Republic|Argentine|Argentinian
AS American Samoa|American Samoan
AT Austria|Republic of Austria|Austrian
AU Australia|Commonwealth of Australia|Australian
AW Aruba|Aruban
AX Aland Islands|Aland
AZ Azerbaijan|Republic of Azerbaijan|Azerbaijani|Azeri
BA Bosnia and Herzegovina|Bosnia-Herzegovina|Bosnia|Bosnia and Herzegowina|Bosnian|Herzegovinian|Bosnian and Herzegovinian|Republika Srpska
BB Barbados|Barbadian
BD Bangladesh|People's Republic of Bangladesh|Bangladeshi
BE Belgium|Kingdom of Belgium|Belgian
BF Burkina Faso|Upper Volta|Burkinabe
BG Bulgaria|Republic of Bulgaria|Bulgarian
BH Bahrain|Kingdom of Bahrain|Bahraini
BI Burundi|Republic of Burundi|Burundian
BJ Benin|Republic of Benin|Dahomey|Beninese
BL Saint Barthelemy
BM Bermuda|Bermudian
BN Brunei|Brunei Darussalam|Bruneian
BO Bolivia|Plurinational State of Bolivia|Bolivia (Plurinational State of)|Bolivian
BQ Bonaire, Sint Eustatius and Saba|Caribbean Netherlands|Bonaire
BR Brazil|Federative Republic of Brazil|Brasil|Brazilian
BS Bahamas|Bahamas, The|Commonwealth of the Bahamas|Bahamian
BT Bhutan|Bhutanese
BV Bouvet Island
BW Botswana|Botswanan|Motswana
BY Belarus|Republic of Belarus|Byelorussia|Belorussia|Belarusian|Belorussian|Belarussian
BZ Belize|Belizean
CA Canada|Canadian
CC Cocos (Keeling) Islands|Cocos Islands
CD Democratic Republic of the Congo|Congo, Democratic Republic of the|Congo (Democratic Republic)|Congo, Democratic Republic of (was Zaire)|Democratic Republic of Congo|Congo, the Democratic Republic of the|Congo, Democratic Republic|Congo-Kinshasa|DR Congo|DRC|Zaire|Congolese (DRC)|Congolese (Democratic Republic)
CF Central African Republic|Central African
CG Congo|Republic of the Congo|Congo, Republic of the|Congo, People's Republic of|Congo (Brazzaville)|Congo-Brazzaville|Congo (Republic)
CH Switzerland|Swiss Confederation|Swiss
CI Cote d'Ivoire|Ivory Coast|Republic of Cote d'Ivoire|Ivorian|Ivoirian
CK Cook Islands|Cook Islander
CL Chile|Republic of Chile|Chilean
CM Cameroon|Republic of Cameroon|Cameroonian
CN China|People's Republic of China|PRC|China (People's Republic)|China, People's Republic of|Mainland China|China (Mainland)|Chinese
CO Colombia|Republic of Colombia|Colombian
CR Costa Rica|Costa Rican
CU Cuba|Republic of Cuba|Cuban
CV Cabo Verde|Cape Verde|Cape Verdean
CW Curacao|Curacaoan
CX Christmas Island
CY Cyprus|Republic of Cyprus|Cypriot
CZ Czechia|Czech Republic|Czech
DE Germany|Federal Republic of Germany|West Germany|East Germany|German Democratic Republic|Germany, Federal Republic of|German
DJ Djibouti|Republic of Djibouti|Djiboutian
DK Denmark|Kingdom of Denmark|Danish|Dane
DM Dominica|Commonwealth of Dominica
DO Dominican Republic|Dominican
DZ Algeria|People's Democratic Republic of Algeria|Algerian
EC Ecuador|Republic of Ecuador|Ecuadorian|Ecuadorean
EE Estonia|Republic of Estonia|Estonian
EG Egypt|Arab Republic of Egypt|Egyptian
EH Western Sahara|Sahrawi
ER Eritrea|State of Eritrea|Eritrean
ES Spain|Kingdom of Spain|Spanish
ET Ethiopia|Federal Democratic Republic of Ethiopia|Ethiopian
FI Finland|Republic of Finland|Finnish
FJ Fiji|Fijian
FK Falkland Islands|Falkland Islands (Malvinas)
FM Micronesia|Federated States of Micronesia|Micronesia, Federated States of|Micronesian
FO Faroe Islands|Faeroe Islands|Faroese
FR France|French Republic|French
GA Gabon|Gabonese Republic|Gabonese
GB United Kingdom|United Kingdom of Great Britain and Northern Ireland|United Kingdom of Great Britain|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|UK|U.K.|British|English|Scottish|Welsh|British Overseas Citizen|British National
GD Grenada|Grenadian
GE Georgia|Republic of Georgia|Georgian|Region: Abkhazia|Abkhazia|South Ossetia
GF French Guiana
GG Guernsey
GH Ghana|Republic of Ghana|Ghanaian
GI Gibraltar|Gibraltarian
GL Greenland|Greenlandic
GM Gambia|Gambia, The|Republic of the Gambia|Gambian
GN Guinea|Republic of Guinea|Guinea-Conakry|Guinean
GP Guadeloupe
GQ Equatorial Guinea|Republic of Equatorial Guinea|Equatorial Guinean|Equatoguinean
GR Greece|Hellenic Republic|Greek
GS South Georgia and the South Sandwich Islands
GT Guatemala|Republic of Guatemala|Guatemalan
GU Guam|Guamanian
GW Guinea-Bissau|Guinea Bissau|Republic of Guinea-Bissau|Bissau-Guinean
GY Guyana|Co-operative Republic of Guyana|Guyanese
HK Hong Kong|Hong Kong SAR|Hong Kong SAR China|Hong Kong (SAR)|China, Hong Kong Special Administrative Region|Hong Kong, China|Hongkong|Hong Konger
HM Heard Island and McDonald Islands
HN Honduras|Republic of Honduras|Honduran
HR Croatia|Republic of Croatia|Croatian|Croat
HT Haiti|Republic of Haiti|Haitian
HU Hungary|Hungarian
ID Indonesia|Republic of Indonesia|Indonesian
IE Ireland|Republic of Ireland|Eire|Irish
IL Israel|State of Israel|Israeli
IM Isle of Man|Manx
IN India|Republic of India|Indian
IO British Indian Ocean Territory
IQ Iraq|Republic of Iraq|Iraqi
IR Iran|Iran (Islamic Republic of)|Iran, Islamic Republic of|Islamic Republic of Iran|Persia|Iranian|Persian
IS Iceland|Republic of Iceland|Icelandic
IT Italy|Italian Republic|Italian
JE Jersey
JM Jamaica|Jamaican
JO Jordan|Hashemite Kingdom of Jordan|Jordanian
JP Japan|Japanese
KE Kenya|Republic of Kenya|Kenyan
KG Kyrgyzstan|Kyrgyz Republic|Kyrgyz|Kirghizia|Kyrgyzstani
KH Cambodia|Kingdom of Cambodia|Kampuchea|Cambodian
KI Kiribati
KM Comoros|Union of the Comoros|Comoran|Comorian
KN Saint Kitts and Nevis|St Kitts and Nevis|St. Kitts and Nevis|St. Christopher and Nevis|Kittitian|Nevisian
KP North Korea|Korea, North|DPRK|Democratic People's Republic of Korea|Korea, Democratic People's Republic of|Korea, the Democratic People's Republic of|Korea (North)|Korea, DPR|North Korean
KR South Korea|Korea, South|Republic of Korea|Korea, Republic of|Korea (South)|South Korean
KW Kuwait|State of Kuwait|Kuwaiti
KY Cayman Islands|Caymanian
KZ Kazakhstan|Republic of Kazakhstan|Kazakh|Kazakhstani
LA Laos|Lao People's Democratic Republic|Lao PDR|Lao|Laotian
LB Lebanon|Lebanese Republic|Lebanese
LC Saint Lucia|St Lucia|St. Lucia|Saint Lucian
LI Liechtenstein|Principality of Liechtenstein|Liechtensteiner
LK Sri Lanka|Ceylon|Sri Lankan
LR Liberia|Republic of Liberia|Liberian
LS Lesotho|Kingdom of Lesotho|Basotho|Mosotho
LT Lithuania|Republic of Lithuania|Lithuanian
LU Luxembourg|Grand Duchy of Luxembourg|Luxembourger|Luxembourgish
LV Latvia|Republic of Latvia|Latvian
LY Libya|State of Libya|Libyan Arab Jamahiriya|Great Socialist People's Libyan Arab Jamahiriya|Libyan
MA Morocco|Kingdom of Morocco|Moroccan
MC Monaco|Principality of Monaco|Monegasque|Monacan
MD Moldova|Republic of Moldova|Moldova, Republic of|Moldovan|Transnistria
ME Montenegro|Montenegrin
MF Saint Martin|Saint Martin (French part)
MG Madagascar|Republic of Madagascar|Malagasy
MH Marshall Islands|Republic of the Marshall Islands|Marshallese
MK North Macedonia|North Macedonia, The Republic of|Republic of North Macedonia|Macedonia|Macedonia, The Former Yugoslav Republic of|The former Yugoslav Republic of Macedonia|FYROM|Macedonian
ML Mali|Republic of Mali|Malian|Region: Northern Mali
MM Myanmar|Burma|Myanmar (Burma)|Burma (Myanmar)|Republic of the Union of Myanmar|Union of Myanmar|Burmese
MN Mongolia|Mongolian
MO Macao|Macau|Macao SAR|Macao SAR China|China, Macao Special Administrative Region|Macanese
MP Northern Mariana Islands
MQ Martinique
MR Mauritania|Islamic Republic of Mauritania|Mauritanian
MS Montserrat|Montserratian
MT Malta|Republic of Malta|Maltese
MU Mauritius|Republic of Mauritius|Mauritian
MV Maldives|Republic of Maldives|Maldivian
MW Malawi|Republic of Malawi|Malawian
MX Mexico|United Mexican States|Mexican
MY Malaysia|Malaya|Malaysian
MZ Mozambique|Republic of Mozambique|Mozambican
NA Namibia|Republic of Namibia|Namibian
NC New Caledonia
NE Niger|Republic of the Niger|Nigerien
NF Norfolk Island
NG Nigeria|Federal Republic of Nigeria|Nigerian
NI Nicaragua|Republic of Nicaragua|Nicaraguan
NL Netherlands|Kingdom of the Netherlands|Netherlands (Kingdom of the)|Netherlands, The|Holland|Dutch
NO Norway|Kingdom of Norway|Norwegian
NP Nepal|Federal Democratic Republic of Nepal|Nepalese|Nepali
NR Nauru|Nauruan
NU Niue|Niuean
NZ New Zealand|New Zealander
OM Oman|Sultanate of Oman|Omani
PA Panama|Republic of Panama|Panamanian
PE Peru|Republic of Peru|Peruvian
PF French Polynesia
PG Papua New Guinea|Papua New Guinean
PH Philippines|Republic of the Philippines|Filipino|Philippine|Filipina
PK Pakistan|Islamic Republic of Pakistan|Pakistani
PL Poland|Republic of Poland|Polish
PM Saint Pierre and Miquelon
PN Pitcairn|Pitcairn Islands
PR Puerto Rico|Puerto Rican
PS Palestine|State of Palestine|Palestinian|Occupied Palestinian Territories|Occupied Palestinian Territory|Palestinian Territory, Occupied|Palestinian Territories|Palestinian Territory|Palestinian Authority|Palestine, State of|West Bank|Gaza|Gaza Strip|Region: Gaza|Region: West Bank|Region: Gaza Strip
PT Portugal|Portuguese Republic|Portuguese
PW Palau|Republic of Palau|Palauan
PY Paraguay|Republic of Paraguay|Paraguayan
QA Qatar|State of Qatar|Qatari
RE Reunion
RO Romania|Rumania|Romanian
RS Serbia|Republic of Serbia|Serbia and Montenegro|Serbian|Serb
RU Russia|Russian Federation|Russian|Chechnya
RW Rwanda|Republic of Rwanda|Rwandan|Rwandese
SA Saudi Arabia|Kingdom of Saudi Arabia|KSA|Saudi|Saudi Arabian
SB Solomon Islands|Solomon Islander
SC Seychelles|Republic of Seychelles|Seychellois
SD Sudan|Republic of the Sudan|Sudan, Republic of|Sudanese|Region: Kafia Kingi
SE Sweden|Kingdom of Sweden|Swedish
SG Singapore|Republic of Singapore|Singaporean
SH Saint Helena|St. Helena|Saint Helena, Ascension and Tristan da Cunha
SI Slovenia|Republic of Slovenia|Slovenian|Slovene
SJ Svalbard and Jan Mayen
SK Slovakia|Slovak Republic|Slovak
SL Sierra Leone|Republic of Sierra Leone|Sierra Leonean
SM San Marino|Sammarinese
SN Senegal|Republic of Senegal|Senegalese
SO Somalia|Federal Republic of Somalia|Somali Republic|Somaliland|Somali|Somalian
SR Suriname|Surinam|Republic of Suriname|Surinamese
SS South Sudan|Republic of South Sudan|South Sudanese
ST Sao Tome and Principe
SV El Salvador|Republic of El Salvador|Salvadoran|Salvadorian
SX Sint Maarten|Sint Maarten (Dutch part)
SY Syria|Syrian Arab Republic|Syrian
SZ Eswatini|Swaziland|Kingdom of Eswatini|Swazi
TC Turks and Caicos Islands|Turks & Caicos
TD Chad|Republic of Chad|Chadian
TF French Southern Territories
TG Togo|Togolese Republic|Togolese
TH Thailand|Kingdom of Thailand|Siam|Thai
TJ Tajikistan|Republic of Tajikistan|Tajik|Tajikistani|Tadjikistan
TK Tokelau
TL Timor-Leste|East Timor|Democratic Republic of Timor-Leste|Timorese|East Timorese
TM Turkmenistan|Turkmen
TN Tunisia|Republic of Tunisia|Tunisian
TO Tonga|Kingdom of Tonga|Tongan
TR Turkey|Turkiye|Republic of Turkiye|Republic of Turkey|Turkish
TT Trinidad and Tobago|Trinidad|Tobago|Trinidadian
TV Tuvalu|Tuvaluan
TW Taiwan|Taiwan, Province of China|Taiwan (Province of China)|Republic of China|Taiwanese|Chinese Taipei
TZ Tanzania|United Republic of Tanzania|Tanzania, United Republic of|Zanzibar|Tanzanian
UA Ukraine|Ukrainian|Ukranian|Region: Crimea|Crimea|Crimea Region of Ukraine|Sevastopol|Region: Donetsk|Region: Luhansk|Region: Kherson|Region: Zaporizhzhia
UG Uganda|Republic of Uganda|Ugandan
UM United States Minor Outlying Islands
US United States|United States of America|USA|U.S.A.|US|U.S.|America|American
UY Uruguay|Uruguayan
UZ Uzbekistan|Republic of Uzbekistan|Uzbek|Uzbekistani
VA Vatican City|Holy See|Holy See (Vatican City State)|Vatican
VC Saint Vincent and the Grenadines|St Vincent and the Grenadines|St. Vincent and the Grenadines|St. Vincent|Vincentian
VE Venezuela|Bolivarian Republic of Venezuela|Venezuela, Bolivarian Republic of|Venezuela (Bolivarian Republic of)|Venezuelan
VG British Virgin Islands|Virgin Islands, British|Virgin Islands (British)|BVI
VI United States Virgin Islands|U.S. Virgin Islands|Virgin Islands, U.S.|Virgin Islands (U.S.)|Virgin Islands, US
VN Viet Nam|Vietnam|Socialist Republic of Viet Nam|Vietnamese
VU Vanuatu|New Hebrides|Ni-Vanuatu
WF Wallis and Futuna
WS Samoa|Western Samoa|Samoan
XK Kosovo|Republic of Kosovo|Kosovar|Kosovan
YE Yemen|Republic of Yemen|Yemen Arab Republic|South Yemen|Yemeni
YT Mayotte
ZA South Africa|Republic of South Africa|South African
ZM Zambia|Republic of Zambia|Zambian
ZW Zimbabwe|Republic of Zimbabwe|Rhodesia|Zimbabwean
`;

/** Codes of former states that publishers still use, if one state clearly succeeded them. */
export const OLD_CODES: Readonly<Record<string, string>> = {
  BU: 'MM',
  CS: 'RS',
  DD: 'DE',
  TP: 'TL',
  UK: 'GB',
  YD: 'YE',
  ZR: 'CD',
};

/**
 * Values that name no single present country: kept as text, not resolved. Yugoslavia and the Soviet Union became
 * several countries, and a guess could create a false conflict.
 */
export const NOT_A_COUNTRY: ReadonlySet<string> = new Set([
  '00',
  'an',
  'netherlands antilles',
  'former soviet union',
  'soviet union',
  'ussr',
  'u s s r',
  'na',
  'n a',
  'none',
  'undetermined',
  'unknown',
  'yu',
  'yugoslavia',
  'former yugoslavia',
  'stateless',
]);
