import { publishedFields } from '../../list/published-fields.ts';

/** Paths of values in the file; shares could not be counted without a whole file. */
export const FR_FIELDS = publishedFields(`
49: IdRegistre | Nature | Nom
5: RegistreDetail/DATE_DE_NAISSANCE/Valeur/Annee | RegistreDetail/PRENOM/Valeur/Prenom
0: RegistreDetail/ADRESSE_PM/TypeChamp | RegistreDetail/ADRESSE_PM/Valeur/Pays | RegistreDetail/ADRESSE_PP/TypeChamp
0: RegistreDetail/ADRESSE_PP/Valeur/Adresse | RegistreDetail/ADRESSE_PP/Valeur/Pays | RegistreDetail/ALIAS/TypeChamp
0: RegistreDetail/ALIAS/Valeur/Alias | RegistreDetail/ALIAS/Valeur/Commentaire
0: RegistreDetail/AUTRE_IDENTITE/TypeChamp | RegistreDetail/AUTRE_IDENTITE/Valeur/Commentaire
0: RegistreDetail/AUTRE_IDENTITE/Valeur/NumeroCarte | RegistreDetail/COURRIEL/TypeChamp
0: RegistreDetail/COURRIEL/Valeur/Courriel | RegistreDetail/DATE_DE_NAISSANCE/TypeChamp
0: RegistreDetail/DATE_DE_NAISSANCE/Valeur/Commentaire | RegistreDetail/DATE_DE_NAISSANCE/Valeur/Jour
0: RegistreDetail/DATE_DE_NAISSANCE/Valeur/Mois | RegistreDetail/FONDEMENT_JURIDIQUE/TypeChamp
0: RegistreDetail/FONDEMENT_JURIDIQUE/Valeur/FondementJuridique
0: RegistreDetail/FONDEMENT_JURIDIQUE/Valeur/FondementJuridiqueLabel | RegistreDetail/IDENTIFICATION/TypeChamp
0: RegistreDetail/IDENTIFICATION/Valeur/Commentaire | RegistreDetail/IDENTIFICATION/Valeur/Identification
0: RegistreDetail/LIEU_DE_NAISSANCE/TypeChamp | RegistreDetail/LIEU_DE_NAISSANCE/Valeur/Lieu
0: RegistreDetail/LIEU_DE_NAISSANCE/Valeur/Pays | RegistreDetail/MOTIFS/TypeChamp
0: RegistreDetail/MOTIFS/Valeur/Motifs | RegistreDetail/NATIONALITE/TypeChamp
0: RegistreDetail/NATIONALITE/Valeur/Pays | RegistreDetail/NOUVEAU_CHAMP/TypeChamp
0: RegistreDetail/NOUVEAU_CHAMP/Valeur/Valeur | RegistreDetail/NUMERO_OMI/TypeChamp
0: RegistreDetail/NUMERO_OMI/Valeur/NumeroOMI | RegistreDetail/PASSEPORT/TypeChamp
0: RegistreDetail/PASSEPORT/Valeur/Commentaire | RegistreDetail/PASSEPORT/Valeur/NumeroPasseport
0: RegistreDetail/PRENOM/TypeChamp | RegistreDetail/REFERENCE_ONU/TypeChamp
0: RegistreDetail/REFERENCE_ONU/Valeur/ReferenceOnu | RegistreDetail/REFERENCE_UE/TypeChamp
0: RegistreDetail/REFERENCE_UE/Valeur/ReferenceUe | RegistreDetail/SEXE/TypeChamp | RegistreDetail/SEXE/Valeur/Sexe
0: RegistreDetail/SITE_INTERNET/TypeChamp | RegistreDetail/SITE_INTERNET/Valeur/SiteInternet
0: RegistreDetail/TELEPHONE/TypeChamp | RegistreDetail/TELEPHONE/Valeur/Telephone | RegistreDetail/TITRE/TypeChamp
0: RegistreDetail/TITRE/Valeur/Titre
`);
