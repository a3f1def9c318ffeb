/**
 * Possible sounds of Latin letters in the spellings of English, French, German, Dutch, Spanish, Portuguese, Italian,
 * Polish, Czech, Hungarian, Turkish, the Nordic languages, pinyin and romanised Arabic and Russian, without accents.
 * @remarks `letters=sound:cost|sound:cost`; costs in hundredths of an edit, none for the plain reading; rare readings
 * cost more. All readings apply; the cheapest path through the word wins. `^` binds to the start of the word, `$` to
 * its end; `/F` requires a following e, i or y, `/V` a vowel, `/C` a consonant, `/K` a consonant or the end.
 */
export const LATIN_SOUNDS: readonly string[] = [
  // Vowels
  'a=a|e:20|o:20 ai=ai|ei:5|e:5 ay=ei|ai:5|e:10 au=au|o:5|ou:10 aw=o|au:5|av:10 ae=e|ai:5|a:5|ae aa=a|o:15 ah$=a age$=iJ:5|eJ:10 ao=ao|aun:15|au:5 a/C=ei:10',
  'eau=o|yu:10 eaux=o eault$=o aux$=o auts$=o aults$=o ault$=o auld$=o aut$=o aud$=o auds$=o oux$=u',
  'e=e|i:15|@:5|a:20|:25 e/C=i:10 e$=:3|e|i:10 es$=:15|es|is:10 ee=i|e:5 ea=i|e:10|ei:10|ia:10 ei=ai:5|ei|i:5|e:5 ey=ei|i|e:5 ew=yu|u:5|ev:5|ef:15 ie=i|e:15|ye:5|ie|iye:5|ai:20',
  'eu=oi:5|e:5|yu:5|ev:15|u:10|eu|o:10 er$=e:10|@R|eR oe=e:5|o:10|u:10|oe|oi:10 oeu=e ue=u:5|e:10|yu:5|ue|i:10 uh=u oh=o eh=e aue=au:5 aeu=oi',
  'i=i|ai:10|e:20|@:15|:30 ii=i|ii ij=ei:5|iy|i:5 ij/V=i i/V=y|i igh=ai ighe=ai ia=ia|ya|aia:10 io=io|yo',
  'o=o|u:15|a:15|ou:5|@:10 oo=u|o:10 ou=u|ou:5|au:5|o:10|a:15 oi=oi|wa:5|ua:5 oy=oi|ua:5 oa=o|oa ow=ou|au|ov:5|of:15|o:5',
  'u=u|yu:5|a:10|@:10|e:20|i:15|o:20 ui=ui:3|i:5|wi:5 uy=ui:3|i:10|ai:10 uo=uo|wo u/V=w',
  'y=i|y|ai:10|e:20 ^y=y|i ye=ye|e:10|ai:15 yi=i y/V=y',
  // Labials
  'b=b|p/K:20 f=f|v:25 p=p pp=p ph=f|p:25 pf=f|pf pt^=t ps^=s v=v|f:20|b:25|f/K:10|u:30 w=w|v wh=w|v:10|h:15|f:25 ow/V=ov:5|ow u/V=v:25',
  'mb$=m bh=b|v:20 ^bh=b gm$=m mn$=m m=m n/P=m',
  // Dentals
  'd=d|t/K:20|:40 d$=t:15|:25 ds$=:25|ds|c:10 dt=t|d dt$=t ddh=d dh=d|D|z:10 t=t|d:40 t$=t|:20 th=T|t:5|s:5|D:12 ths=s:10|Ts|ts et$=e:8|ei:8|et:2 ot$=o:8|ot at$=a:12|at it$=i:12|it ts$=c|ts|:25 t/C=:30 tt$=t|:15 lt$=lt|:30 nt$=nt|n:20 nd$=nd|nt:10|n:25 rt$=rt|r:15 rd$=rd|rt|r:15',
  'ti/V=S:10|c:10|ci:10 tion=Sn|Son|sion te=t:20',
  // Sibilants
  's=s|z:10|S:20|:30 s$=s|:15|S:15 s/V=z:5 ss=s sh=S|s:25 sch=S|sk:10|s:20 sc/F=S:5|s:10|sk schs=S|ks sz=S|s:5 zs=Z:5 ^st=St:10 ^sp=Sp:10 sk/F=S:15 skj=S|sk sj=S|sy stj=S shch=S|SC szcz=SC|S sth=st scz=SC|S',
  'sci/V=S us$=us|:25 ur$=uR|:40 as$=as|:40 es$=:20 is$=is|:40 os$=os|:40 ius$=iy:25|ius ias$=iy:35 ys$=is|i:35 ts=c|ts st=st|s:35',
  'z=z|c:10|s:15|Z:20|T:30|S:30 z$=z|s:5|S:20|c:5|:25 tz=c|C:20|ts zz=c:5|z|dz ez$=e:5|ez|es zh=Z|z:20|J:10 zi/V=Z:10|z ^z=c:5|z si/V=S:15|si',
  'c=k|s:25|c:20|C:25|J:25 c/F=s|c:5|C:10|k:20|T:20|J:20 ce$=s|se:5|C:15 ch=C|S:5|x:10|k:10|h:15 chs=ks:10|xs:10 tch=C tsch=C tzsch=C tsh=C cch=k|C cc/F=C|ks|c cc=k cz=C|c:15 cs=C:10|ks ci/V=C|S:15|si ck=k cks=ks cq=k cqu=k|kw cx=ks|k cki=cki|ki sq=sk ct=kt|t:25 dch=C:15 tj=C:10|ty dsch=J',
  'j=J|y|Z:5|x:10|h:15 j/K=y|i dj=J|dy dzh=J dz=c|z:5|dz:5|J:15 dg/F=J|dg dge=J dgh=J:10 sj=S:10|sy nj=ny|nJ lj=ly hj=y|hy gj=y:10|J:10|gy kj=C:5|ky|S:15 cj=c:5|cy',
  'x=ks|gz:10|S:10|s:15|z:10|x:25|h:25 ^x=z:5|ks|s:5|S|x:15 x$=ks|:15|S:10|s:15 rz=Z:5|S:10|rz|rc:10 ^xi=si:5|Si ti=ti tsi=ci tsu=cu',
  // Velars and glottals
  'g=g|x:20|G|h:20|:40|k/K:20|y:35 g/F=J|Z:5|x:10|h:15|g|y:20 ge/V=Z:5|J gi/V=J:3|Z:10 gu/F=g:5|gw gu/V=gw|gv:8 ge$=Z:5|J|g:15|ge|ge:5 gg=g gg/F=J:5 gh=g|G|:10|f:15|k:20 gh/K=:5|g|f:10 ght=t|xt:15 gn=n:5|ny|gn gn/K=n:3|in:5 ^gn=n:5|gn gli=li:5|lyi:5|gli gl=gl|l:30 ng=n:10|ng|nk:15 nge=nJ|nZ:5|nge ng/V=ng gy=J:10|dy:10|gy|gi',
  'h=h|:5|x:10 kh=x|k:5|h q=k|C:15|x:25|:40 qu=k:5|kw|kv:5|ku ^kn=n|kn k=k|x:40 kk=k ks=ks kw=kv|kw',
  // Liquids and nasals
  'l=l|u/K:30|v:40|w:30 ll=l|y:5|ly:5|J:20|Z:35 lh=ly:5|l lk=lk|k:25 lm=lm|m:25 l/C=:35 ld$=ld|lt:10|l:35 il/V=il|iy:15 ill=il|iy:5|y:10 ille$=iy:5|il aille=ai:5 eille=ei:5 ail$=ai:5|ail|eil eil$=ei:5|eil euil$=ey:5 euille=ey:5',
  'r=r|:50 r/K=R rh=r rr=r|h:25 ^wr=r|vr r$=R|r|:25 re$=r|R|re rg=rg|rk:15|ri:20',
  'm=m|n:35 mc=mk|mak ^mc=mk|mak|ma:10|mag:10 ^mac=mak|mk|ma:15 n=n|m:30|:45 nh=ny:5|n ny=ny|ni n/P=m:5 nd$=nd|nt:10|n:15',
  // French and Polish nasal vowels
  'ain$=en:5|ain|ein ein$=ain|ein|en in$=in|en:10|an:15 ien$=ien|yan:10 am/C=am|an:10 em/C=em|an:10|am:10 en/C=en|an:10 im/C=im|am:15|em:10|an:15 un/C=un|an:15 an/C=an|on:20 om/C=om|on:10 a/C=on:35 e/C=en:35',
  // Conventions of single languages
  'dzi=J:5|Ji|dzi ni/V=ny si/V=s:25|S:10 ia=ia:5 sce=S:5 cia=Ca:5|sia gio=Jo gia=Ja giu=Ju ciu=Cu cio=Co',
];
