/**
 * Codes and abbreviations in messages: `kind: code code`. A listed name that is just one of them says nothing among
 * other words. Compiled from ISO 4217, SI and UNECE units, IATA codes of large airports and commercial usage.
 */
const SOURCE = `
currencies: aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd btn bwp byn bzd cad cdf chf clp cny cop crc cuc cup cve czk djf dkk dop dzd egp ern etb eur fjd fkp gbp gel ghs gip gmd gnf gtq gyd hkd hnl hrk htg huf idr ils inr iqd irr isk jmd jod jpy kes kgs khr kmf kpw krw kwd kyd kzt lak lbp lkr lrd lsl lyd mad mdl mga mkd mmk mnt mop mru mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rur rwf sar sbd scr sdg sek sgd shp sle sll sos srd ssp stn svc syp szl thb tjs tmt tnd top trl try ttd twd tzs uah ugx usd usdt usdc uyu uzs ved ves vnd vuv wst xaf xag xau xcd xof xpf yer zar zmw zwl btc eth xbt rmb
units: kg kgs mts mton lbs ltr ltrs pcs pce pkgs ctn ctns cbm teu feu bbl bbls mmbtu kwh mwh gwh qty ea doz pallet pallets
trade: fob cif cfr exw ddp dap ddu fca cpt cip lc tt bl awb hs pod pol eta etd ata atd rfq po inv ref attn acct tel fax mob ext dept apt blvd ave ste bldg flr rm no nr nbr vat tva iva mwst gst tin ein abn nif cif swift bic iban sepa bacs chaps ach rtgs neft imps
months: jan feb mar apr may jun jul aug sep sept oct nov dec mon tue tues wed thu thur fri sat sun
airports: jfk lax ord atl dfw den sfo sea mia bos ewr iad lhr lgw stn man cdg ory fra muc ams mad bcn fco mxp zrh gva vie cph arn osl hel dub lis ath ist saw esb dxb auh doh jed ruh kwi bah mct amm bey cai tun alg cmn add nbo jnb cpt los acc dar ebb del bom blr maa ccu hyd khi isb lhe dac cmb ktm bkk kul sin cgk mnl sgn han hkg tpe icn pek pvg can szx nrt hnd kix syd mel bne akl yyz yvr yul gru gig eze scl bog lim mex cun pty hav
`;

const CODES: ReadonlySet<string> = new Set(
  SOURCE.split('\n').flatMap((line) =>
    line
      .slice(line.indexOf(':') + 1)
      .split(' ')
      .filter(Boolean),
  ),
);

/** Whether a lower-case word is a code that is common in messages. */
export const isCode = (word: string): boolean => CODES.has(word);
