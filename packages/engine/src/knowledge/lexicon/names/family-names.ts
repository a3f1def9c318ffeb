import { readWords } from '../table/word-table.ts';

const SOURCES: readonly string[] = [
  `smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king
  wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper
  peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood james bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins perry russell sullivan bell coleman
  butler henderson barnes gonzales fisher vasquez simmons romero jordan patterson alexander hamilton graham reynolds griffin wallace moreno west cole hayes bryant herrera gibson ellis tran medina aguilar stevens murray ford castro marshall owens
  harrison fernandez mcdonald woods washington kennedy wells vargas henry chen freeman webb tucker guzman burns crawford olson simpson porter hunter gordon mendez silva shaw snyder mason dixon munoz hunt hicks holmes palmer wagner black robertson
  boyd rose stone salazar fox warren mills meyer rice schmidt garza daniels ferguson nichols stephens soto weaver ryan gardner payne grant dunn kelley spencer hawkins arnold pierce hansen peters santos hart bradley knight elliott cunningham duncan
  armstrong hudson carroll lane riley andrews alvarado ray delgado berry perkins hoffman johnston matthews pena richards contreras willis carpenter lawrence sandoval oneill obrien oconnor macdonald mackenzie davies walsh byrne doyle mccarthy gallagher
  doherty lynch quinn fitzgerald nolan brennan burke clarke dunne whelan hogan connolly daly`,
  `muller mueller schneider fischer weber becker schulz hoffmann schafer schaefer koch bauer richter klein wolf schroder schroeder neumann schwarz zimmermann braun kruger krueger hofmann hartmann lange schmitt werner schmitz krause
  meier lehmann schmid schulze maier kohler koehler herrmann konig koenig walter mayer huber kaiser fuchs lang scholz moller moeller weiss jung hahn schubert vogel friedrich keller gunther frank berger winkler roth beck lorenz baumann franke
  albrecht schuster simon ludwig bohm winter kraus schumacher kramer vogt stein jager otto sommer gross seidel heinrich brandt haas schreiber graf dietrich ziegler kuhn pohl engel horn busch bergmann gruber steiner moser egger pichler
  de_jong jansen de_vries bakker janssen visser smit meijer de_boer mulder de_groot bos vos hendriks van_dijk dekker brouwer de_wit dijkstra smits de_graaf van_der_meer maes jacobs mertens willems claes goossens wouters peeters
  andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson pettersson jonsson jansson hansson bengtsson lindberg lindstrom jensen nielsen pedersen andersen christensen larsen sorensen rasmussen jorgensen
  petersen madsen kristensen olsen johansen kristiansen berg haugen hagen korhonen virtanen makinen nieminen makela hamalainen laine heikkinen koskinen jarvinen`,
  `bernard dubois robert richard petit durand leroy moreau laurent lefebvre michel david bertrand roux vincent fournier morel girard andre lefevre mercier dupont lambert bonnet francois legrand garnier faure rousseau
  blanc guerin roussel nicolas perrin morin mathieu clement gauthier dumont fontaine chevalier robin masson noel dupuis lemaire rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti deluca mancini
  costa giordano rizzo lombardi moretti barbieri fontana santoro mariani rinaldi caruso ferrara galli martini leone longo gentile martinelli vitale lombardo serra coppola desantis marchetti parisi villa conte ferraro fabbri bianco marini grasso
  alonso navarro dominguez vazquez gil serrano blanco molina suarez ortega
  rubio marin sanz nunez iglesias garrido cortes lozano guerrero cano prieto calvo gallego vidal leon marquez cabrera campos vega fuentes carrasco diez caballero nieto
  pascual santana herrero montero lorenzo hidalgo gimenez ibanez ferrer duran santiago benitez mora vicente arias carmona crespo roman pastor saez velasco moya soler parra esteban bravo gallardo rojas maduro uribe escobar
  ochoa arellano zambada beltran quintero zapata valencia restrepo mejia cardenas salinas pineda villarreal cervantes trujillo rios acosta figueroa avila pacheco orozco cordova zamora espinosa cabello padrino
  ferreira pereira oliveira rodrigues martins jesus sousa souza fernandes goncalves gomes lopes marques alves almeida ribeiro pinto carvalho teixeira moreira correia mendes nunes soares vieira monteiro cardoso rocha neves coelho
  cunha pires reis simoes antunes matos fonseca machado araujo barbosa lima nascimento barros freitas batista dias popescu ionescu popa radu dumitru stan stoica gheorghe matei ciobanu rusu constantin munteanu moldovan`,
  `ivanov smirnov kuznetsov popov vasilyev vasiliev petrov sokolov mikhailov mikhaylov novikov fedorov morozov volkov alekseev alekseyev lebedev semenov semyonov egorov yegorov pavlov kozlov stepanov nikolaev nikolayev orlov andreev andreyev makarov
  nikitin zakharov zaytsev zaitsev solovyov soloviev borisov yakovlev grigoriev grigoryev romanov vorobyov vorobyev sergeev sergeyev kuzmin frolov aleksandrov alexandrov dmitriev dmitriyev korolev gusev kiselev ilyin ilin maksimov polyakov sorokin
  vinogradov kovalev belov medvedev antonov tarasov zhukov baranov filippov komarov davydov belyaev belyayev gerasimov bogdanov osipov sidorov matveev titov markov mironov krylov kulikov karpov vlasov melnikov denisov gavrilov tikhonov kazakov
  afanasyev danilov savelyev timofeev fomin chernov abramov martynov efimov fedotov shcherbakov nazarov kalinin isaev chernyshev bykov maslov rodionov konovalov lazarev voronin klimov filatov ponomarev golubev kudryavtsev prokhorov naumov potapov
  zhuravlev ovchinnikov trofimov leonov sobolev ermakov kolesnikov goncharov emelyanov nikiforov grachev kotov grishin efremov arkhipov gromov kirillov malyshev panov moiseev rumyantsev akimov kondratyev biryukov gorbunov anisimov eremin putin
  ivanova petrova smirnova kuznetsova popova sokolova novikova morozova volkova pavlova orlova romanova zakharova kozlova nikolaeva medvedeva
  melnyk shevchenko kovalenko bondarenko boyko tkachenko kravchenko kovalchuk koval oliynyk shevchuk polishchuk tkachuk savchenko bondar marchenko rudenko moroz lysenko petrenko klymenko pavlenko kravets kuzmenko vasylenko ponomarenko
  levchenko sydorenko romanenko zinchenko panchenko ivanenko yanukovych poroshenko tymoshenko lukashenko ivanou kavaliou
  nowak kowalski wisniewski wojcik kowalczyk kaminski lewandowski zielinski szymanski wozniak dabrowski kozlowski jankowski mazur wojciechowski kwiatkowski krawczyk kaczmarek piotrowski grabowski zajac pawlowski michalski krol wieczorek jablonski
  wrobel novak svoboda novotny dvorak cerny prochazka kucera vesely horak nemec pokorny marek pospisil hajek kral horvath horvat kovac kovacs kovacevic babic maric juric jovanovic petrovic nikolic markovic djordjevic stojanovic ilic stankovic
  pavlovic milosevic popovic jankovic mladic karadzic dodik hodzic hadzic begovic nagy szabo toth varga kiss molnar nemeth farkas balogh papp takacs juhasz dimitrov georgiev nikolov hristov stoyanov todorov ilijev angelov
  hoxha shehu gashi krasniqi berisha rama thaci haradinaj papadopoulos papageorgiou georgiou pappas oikonomou vasileiou ioannou konstantinou nikolaou christodoulou petrosyan sargsyan grigoryan harutyunyan hovhannisyan khachatryan hakobyan
  beridze kapanadze gelashvili maisuradze giorgadze`,
  `khan ahmed ali hussain hussein hassan malik shah mohammed muhammad rahman islam hossain begum akhtar iqbal butt chaudhry qureshi siddiqui sheikh syed ansari baig mirza raja mughal bhatti rana awan abbasi hashmi rizvi naqvi zaidi kazmi
  gondal cheema bajwa gill dar lone wani bhat singh kaur sharma kumar gupta verma yadav mishra jha agarwal reddy rao nair menon iyer pillai das ghosh banerjee mukherjee chatterjee bose sen roy dutta mehta desai joshi kulkarni patil naidu
  choudhury sarkar mondal biswas paul chopra kapoor khanna malhotra bhatia arora ahuja sethi bedi grewal dhillon sidhu sandhu brar thapa gurung tamang rai shrestha magar karki perera fernando jayawardena bandara rajapaksa wickremesinghe
  dissanayake herath gunawardena sivakumar rajan
  ahmadi mohammadi hosseini husseini mousavi karimi rezaei rezai jafari moradi hashemi rahimi sadeghi ebrahimi soleimani salehi ghasemi qasemi akbari rostami norouzi amiri bagheri heidari mohseni nazari ahmadinejad rouhani khamenei larijani rafsanjani
  zarif raisi shamkhani salami hajizadeh tehrani shirazi isfahani tabatabaei najafi alavi noori nouri karzai ghani haqqani akhund omari zadran popal stanekzai barakzai noorzai achakzai hotak
  yilmaz kaya demir sahin celik yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek polat korkmaz erdogan gul aksoy bulut tekin turan avci
  aliyev mammadov mamedov huseynov guliyev hasanov ahmadov ismayilov ibrahimov rahimov karimov rakhmonov rahmonov saidov sharipov yusupov umarov usmanov abdullaev abdullayev magomedov akhmedov gadzhiev kadyrov omarov ibragimov aliev
  nazarbayev tokayev akhmetov suleimenov nurmagomedov dzhabrailov`,
  `assad saleh salih hadi mubarak sisi nasser hariri jumblatt berri nasrallah mughniyah gemayel aoun makhlouf shalish khaddam tlass tikriti maliki jaafari hakim sadr sistani barzani talabani barghouti abbas haniyeh mashal arafat yassin rantisi
  zawahiri zarqawi ladin baghdadi masri libi shami iraqi jazairi tunisi maghribi sudani kuwaiti otaibi utaybi harbi qahtani shammari dosari ghamdi zahrani shehri asiri mutairi anzi enezi subaie rashidi ajmi azmi saud thani nahyan maktoum sabah khalifa
  qaddafi gaddafi senussi trabelsi ben_ali bouteflika belkacem benali bensalah bouazza haddad khoury khouri saad said salem salim hamad hamdan mansour mansur younis ibrahim ismail issa khalil nassar najjar qasim kassem darwish
  shaheen awad ayoub bakr bashir daher farah farhat fayad ghanem habib hamdi hijazi jaber jabbar jaradat kanaan mahdi mahmoud mustafa nasr odeh omar othman qadir rashid sabbagh salama sayegh shehadeh suleiman tamimi yousef zaki ziad
  diallo diop ndiaye fall sow ba ndoye gueye sarr camara traore coulibaly keita toure kone diarra sissoko cisse sylla bah barry balde conde ouattara kouassi koffi nkrumah mensah owusu boateng asante osei appiah okafor okoye eze nwosu
  obi okeke igwe adeyemi adebayo ogunleye balogun abubakar musa bello abdullahi usman yusuf sani garba tadesse bekele tesfaye girma abebe kebede alemu haile mengistu abdi warsame jama dirie hersi
  mwangi kamau njoroge kariuki otieno ochieng odhiambo omondi kipkemboi kiplagat mutua wanjala museveni kagame habyarimana nkunda ntaganda kabila tshisekedi lumumba mobutu dlamini nkosi ndlovu khumalo mokoena zuma mandela mbeki mugabe moyo ncube banda
  phiri mwale chirwa tembo sithole`,
  `wang li zhang liu yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang deng han feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lu ding ren shen yao lv cui zhong tan jin shi
  bai meng qin qiu hou xiong yin hao jia xue lei wan duan qian dai chang chan cheung wong lau lam ho ng leung yeung tsang tsui kwok fung chow chu tse yip tam mok poon lui kwan yuen tong lai yau siu chiu fong hung chau ko hsu hsieh tsai
  tsao kuo teng chiang hsiao yeh liao chung tseng teo lim goh ong koh yap chua sim toh chong foo
  yi ri rhee park pak choi choe jeong kang cho jo yoon yun jang im rim oh seo suh shin sin kwon hwang ahn an ryu yoo hong jeon chon go moon mun son bae pae baek paek heo nam shim noh roh ha
  kwak sung cha joo ju woo koo min chae won om hyon
  sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi saito matsumoto inoue kimura hayashi shimizu yamazaki mori abe ikeda hashimoto yamashita ishikawa nakajima maeda fujita ogawa goto okada
  hasegawa murakami kondo ishii sakamoto endo aoki fujii nishimura fukuda ota miura fujiwara okamoto matsuda nakano harada ono tamura takeuchi kaneko wada nakayama ishida ueda morita hara shibata sakai kudo yokoyama miyazaki miyamoto uchida takagi
  ando taniguchi ohno maruyama imai takada fujimoto takeda murata ueno sugiyama masuda sugawara hirano kojima otsuka chiba kubo matsui iwasaki sakurai kinoshita noguchi matsuo nomura kikuchi sano onishi sugimoto arai
  le pham hoang huynh phan vu vo dang bui do ngo duong ly truong dinh doan luong mai dao trinh
  saetang srisai wongsa chaiyasit suwan thongchai jaidee shinawatra chanocha widodo suharto sukarno wijaya santoso siregar nasution sitorus hidayat setiawan kurniawan susanto gunawan saputra halim kusuma hartono
  bautista ocampo tomas andrada villanueva aquino marcos duterte estrada arroyo pacquiao dela_cruz
  aung win htun naing oo lwin tun thein hlaing soe shwe than zaw myint kyaw`,
  `cohen levi levy mizrahi peretz biton dahan avraham friedman malka azoulay katz yosef amar ohayon hadad gabay ben_david shapiro goldberg goldstein rosenberg rosenthal weinberg schwartz kaplan netanyahu sharon olmert barak lieberman
  segal golan baruch carmi shalom tal peled`,
];

/** Very common family names of the world in Latin letters, multi-word ones joined by a space. */
export const FAMILY_NAMES: ReadonlySet<string> = new Set(
  SOURCES.flatMap(readWords).map((name) => name.replaceAll('_', ' ')),
);

/** Whether a romanised name is a very common family name somewhere. */
export function isFamilyName(name: string): boolean {
  return FAMILY_NAMES.has(name);
}
