import { readWords } from '../table/word-table.ts';

const SOURCES: readonly string[] = [
  // English-speaking countries
  `james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven stephen paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan
  jacob gary nicholas eric jonathan larry justin scott brandon benjamin samuel gregory frank alexander raymond patrick jack dennis jerry tyler aaron jose henry adam douglas nathan peter zachary kyle walter harold jeremy ethan carl
  keith roger gerald christian terry sean shawn arthur austin noah lawrence jesse joe bryan billy jordan albert dylan bruce willie gabriel alan juan logan wayne roy ralph randy eugene vincent russell louis bobby philip phillip johnny
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen nancy lisa margaret betty sandra ashley dorothy kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy
  shirley angela helen anna brenda pamela nicole ruth katherine samantha christine emma catherine debra virginia rachel carolyn janet maria heather diane julie joyce victoria kelly christina joan evelyn lauren judith olivia frances martha
  cheryl megan andrea hannah jacqueline jean alice gloria teresa kathryn ann sara janice doris madison julia grace judy abigail marie denise beverly amber theresa marilyn danielle diana brittany natalie sophia rose isabella alexis kayla charlotte
  oliver harry charlie alfie oscar leo archie freddie theo graham nigel trevor derek neil stuart ian colin simon gareth gavin craig ewan callum angus hamish duncan malcolm alastair rhys owen aidan liam connor conor cormac declan brendan
  niall eoin sinead siobhan aoife ciara niamh maeve fiona eilidh isla gemma claire joanne tracey nicola lynne lesley alison hazel jill penelope philippa harriet imogen poppy daisy lily ruby ella mia chloe jessie bill bob jim tom mike
  dave steve dan ben sam tim greg jeff matt nick tony fred ted ed rick don ron ken chris alex max pat kate beth liz sue jen maggie peggy jackie vicky becky wendy tina tracy stacy kim leslie marion bernard clive geoffrey reginald
  clifford leonard ernest norman stanley sidney herbert cecil percy rupert hugo felix jasper miles toby lewis harvey travis chad brett derrick marcus darren dean glenn warren lloyd earl clyde floyd curtis leroy tyrone jamal darnell`,
  // German, Dutch, Nordic
  `hans klaus jurgen juergen wolfgang helmut gunter gunther guenter horst dieter manfred gerhard werner uwe heinz karl kurt ernst fritz franz georg heinrich hermann johannes ludwig otto rudolf siegfried ulrich wilhelm andreas bernd
  stefan holger ralf jorg joerg matthias markus sven torsten thorsten jens dirk lars olaf kai florian tobias sebastian maximilian lukas leon finn jonas moritz niklas anke birgit brigitte christa claudia dagmar elke erika
  gabriele gisela gudrun hannelore heike helga hildegard ingrid ilse inge irmgard jutta karin katja katrin kerstin martina monika petra renate sabine silke simone susanne ursula ute waltraud wolf anja antje astrid bettina
  jan pieter kees willem hendrik johan maarten bart joost sander jeroen wouter ruud arjen gerrit henk piet wim frits anneke femke marijke annelies sanne lotte floor marloes lieke
  erik anders nils bjorn magnus olof gunnar per mats leif stig hakan henrik mikael fredrik mattias ole knut arne kjell odd trond terje tor svein rune geir oyvind harald sigurd haakon
  soren niels jorgen poul kristian mads rasmus kasper frederik mette hanne kirsten anne inger lene tove sofie ingeborg solveig birgitta margareta ulla gunilla kristina annika linnea elin
  juha timo matti kari antti jari pekka seppo markku heikki mikko tapio ilkka jukka eero veikko aino tuula ritva anneli helena paivi minna satu sari tiina`,
  // French, Italian, Spanish, Portuguese, Romanian
  `pierre michel andre philippe rene alain jacques marcel claude henri georges nicolas francois laurent gerard thierry pascal olivier didier bruno stephane frederic sebastien
  guillaume julien antoine mathieu alexandre maxime romain lucas yves gilles denis guy serge fabrice herve jerome ludovic emmanuel etienne benoit arnaud cedric damien nathalie isabelle sylvie francoise
  monique valerie sandrine veronique sophie celine chantal aurelie christiane laurence virginie emilie helene camille manon lea ines jade margaux mathilde odile elodie
  giuseppe giovanni antonio mario luigi francesco angelo vincenzo pietro salvatore carlo franco domenico paolo michele giorgio aldo sergio luciano roberto alessandro marco stefano luca matteo lorenzo davide fabio massimo
  claudio maurizio riccardo enrico alberto gianni giacomo gianluca gianfranco raffaele gennaro pasquale rocco carmine daniele emanuele filippo federico tommaso giulia chiara francesca federica valentina alessia silvia elisa
  paola roberta daniela giovanna rosa lucia caterina concetta giuseppina rosaria antonella simona elena ilaria
  manuel francisco javier jesus carlos alejandro miguel rafael pedro angel pablo fernando jorge luis alvaro diego adrian raul enrique ramon vicente ivan ruben andres joaquin santiago eduardo
  victor jaime ignacio alfonso salvador ricardo marcos emilio julian julio guillermo tomas agustin gonzalo ismael cristian mariano domingo esteban rodrigo hector gerardo arturo armando ernesto gustavo
  cesar alfredo rodolfo rogelio ramiro leonardo humberto rigoberto heriberto efrain wilfredo osvaldo orlando nelson wilson edgar edwin jhon jairo hernan german fabian mauricio camilo fredy freddy
  carmen josefa isabel dolores pilar ana francisca antonia mercedes cristina marta concepcion rosario raquel juana manuela beatriz encarnacion rocio irene montserrat alba natalia
  margarita alejandra veronica yolanda guadalupe esperanza luz monica gabriela adriana fernanda valeria mariana ximena yesenia blanca alicia norma leticia graciela consuelo
  joao paulo luiz rui nuno tiago diogo goncalo joaquim marcelo felipe thiago leandro vinicius marcio wagner wellington
  adilson edson ronaldo rivaldo sebastiao raimundo severino joana catarina rita fatima lurdes conceicao juliana camila larissa vanessa
  ion gheorghe nicolae vasile constantin ioan mihai alexandru florin marian andrei bogdan razvan catalin dumitru petru sorin liviu ovidiu radu traian tudor ilie ioana mihaela andreea
  alexandra viorica florentina`,
  // Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Polish, Czech, Baltic
  `aleksandr alexandr sergey sergei andrey aleksey alexey alexei dmitriy dmitry dmitri vladimir nikolay nikolai mikhail igor yuriy yuri yury oleg viktor evgeniy yevgeniy evgeny yevgeny vasiliy vasily pavel anatoliy anatoly
  roman konstantin maksim maxim vyacheslav viacheslav vladislav stanislav boris valeriy valery vitaliy vitaly leonid grigoriy grigory gennadiy gennady petr pyotr artem artyom kirill anton vadim ilya ruslan timur rustam arkadiy arkady
  valentin georgiy georgy fedor fyodor semyon semen stepan yakov iosif lev eduard filipp gleb egor yegor nikita daniil danila timofey matvey zakhar rodion makar savva taras yaroslav rostislav svyatoslav mstislav vsevolod
  oleksandr serhiy serhii andriy andrii mykola volodymyr oleksiy oleksii dmytro mykhailo vasyl ihor oleh petro pavlo yevhen bohdan ostap nazar orest zinoviy anatolii valerii hryhoriy
  aliaksandr siarhei mikalai uladzimir viktar dzmitry ihar aleh yauheni aliaksei ryhor henadz
  yelena olga natalya irina svetlana tatyana tatiana ekaterina yekaterina marina galina lyudmila ludmila yuliya yulia anastasia anastasiya mariya nadezhda larisa vera nina oksana lyubov zinaida tamara viktoriya
  kseniya ksenia alina darya daria polina elizaveta sofia sofya lidia lidiya raisa inna alla zoya evgeniya valeriya alyona alena yana yanina snezhana olha iryna tetyana nataliya svitlana kateryna halyna
  georgi dimitar nikola petar hristo stoyan todor vasil krasimir plamen rumen veselin yordan borislav lyubomir tsvetan ivanka yordanka
  dragan zoran goran milan nenad slobodan dejan aleksandar marko milos branislav miroslav radovan ratko ljubisa zdravko momcilo vojislav jovan dusan bojan ivica ante josip tomislav mladen franjo stjepan
  hrvoje drazen davor vesna jelena snezana ljiljana gordana mirjana biljana dragana jasmina amira fikret izet alija sulejman hashim ramush agim fatmir arben ilir besnik gezim sali edi
  stanislaw andrzej jozef tadeusz jerzy zbigniew krzysztof henryk ryszard kazimierz marek piotr janusz wladyslaw wieslaw zdzislaw mieczyslaw miroslaw grzegorz czeslaw dariusz wojciech jacek eugeniusz tomasz
  zygmunt leszek boguslaw pawel slawomir marcin michal rafal jakub mateusz lukasz maciej bartosz kamil szymon katarzyna malgorzata agnieszka krystyna ewa elzbieta zofia joanna magdalena jadwiga danuta irena halina
  beata aleksandra dorota marianna grazyna jolanta stanislawa iwona
  jiri josef jaroslav martin frantisek zdenek vaclav karel ladislav radek ondrej vojtech jana eva hana lenka katerina lucie veronika jitka zuzana
  laszlo istvan jozsef janos zoltan sandor ferenc gabor attila tamas zsolt tibor gyula lajos imre bela miklos gyorgy eszter katalin ilona erzsebet
  janis andris juris edgars valdis guntis vytautas algirdas kestutis gintaras mindaugas saulius rimantas darius toomas urmas jaan tiit rein`,
  // Greek, Armenian, Georgian
  `georgios giorgos konstantinos kostas dimitrios dimitris ioannis yannis giannis nikolaos nikos panagiotis vasileios vasilis christos athanasios evangelos spyridon michail anastasios theodoros stavros emmanouil alexandros apostolos petros
  eleni aikaterini vasiliki angeliki georgia dimitra despina panagiota kyriaki
  armen ashot aram artur gagik garegin gevorg hakob hayk hovhannes levon mher mikayel nikol samvel sargis serzh tigran vahan vahe vardan vartan vazgen artashes anahit ani gayane hasmik lusine nune siranush
  giorgi davit levan zurab irakli nodar tamaz mikheil bidzina vakhtang gia kakha nugzar otar revaz shota zaza avtandil besik nino tamar ketevan nana manana maka tinatin`,
  // Arabic-speaking countries
  `muhammad mohammed mohamed mohammad mohamad ahmad ahmed mahmoud mahmud ali hasan hassan husayn hussein hussain umar omar uthman othman abdullah abdallah abdulrahman abdelrahman abdulaziz abdelaziz ibrahim ismail ishaq yaqub yusuf yousef youssef
  yunus younes yahya zakaria musa mousa isa issa harun haroun dawud daoud sulayman suleiman salih saleh salim salem salman said saeed sad saad saud khalid khaled khalil khalifa walid waleed tariq tarek talal tahir taha taleb mustafa mustapha
  mansour mansur nasser nasir naser nabil nadir naif naji najib nizar nidal nour nouri gamal jamil jalal jabir jaber jafar jaafar jassim jawad jihad juma hamad hamid hamdan hamza haitham haidar haider hadi hani haroon hashem hatem
  hazem hisham hicham hosni hossam hussam imad emad essam isam iyad imran karim kareem kamal kamel kazem kazim khader lutfi luay majed majid maher mahdi malik marwan mazen mazin mohsen muhsin mohannad mubarak mukhtar munir munther murad
  muhannad muammar muataz mutaib nawaf nayef osama usama qais qasim kassem qusay uday rabi rachid rashid rashed rafiq rami ramadan ramzi raed riyad riad rida ridha sabri sadiq sadam saddam safwan samer sami samir sayed sayyid saif seif sherif
  sharif shadi shawki sufyan suhail thamer wael wail wissam yasin yaseen yassin yasir yasser zaid zayd zayed zaki ziad ziyad zuhair adel adil adnan akram ala alaa amin amir ammar amr anas anwar ashraf atef ayman ayoub aziz badr baha bakr
  bashar bashir basim bassam bassem bilal bandar daham diaa fadi fadel fadil fahd fahad faisal faysal fares faris farid farouk faruq fathi fawaz fawzi firas fouad fuad ghassan ghazi ghaleb abdelkader abdelkrim abdelmalek abderrahmane abdul abdel
  abdulkarim abdulmalik abdulqader abdulwahab abdulsalam abdulhamid abdullatif abu djamel mokhtar brahim boualem noureddine nasreddine azzedine slimane rabah hocine lakhdar larbi mouloud tayeb habib moncef hedi lotfi driss hamadi
  fatma aisha aicha khadija maryam mariam zaynab zainab zeinab layla leila laila amina amal asma abeer dalal dina faten fadia farah ghada hala hanan hind hoda huda iman jamila khawla lamia lina lubna maha mai mona muna nadia nada nahla
  najat najla nawal noor nora noura rana rania reem rim rima salma samar samira samia sana sawsan shaima sharifa siham suad thuraya wafa yasmin yasmine zahra zakia hayat naima malika latifa rachida saida`,
  // Persian, Kurdish, Afghan, Pakistani, Central Asian, Turkish
  `reza hossein hossain mehdi hamidreza alireza mohammadreza gholamreza abbas abolfazl akbar amirhossein arash ardeshir asghar babak bahman bahram behnam behrouz behzad bijan cyrus dariush davoud ebrahim ehsan
  esmaeil esmail farhad faramarz farshid farzad fereydoun hamed hesam hooman hooshang houshang iraj jamshid javad kamran kaveh keyvan khosrow kiarash kourosh manouchehr masoud mehran mehrdad
  mojtaba morteza mostafa nima omid parviz payam pejman peyman pouya qasem ghasem rahim ramin rasoul rostam rouhollah saeid sadegh saman sasan shahin shahram siamak siavash sina sohrab soheil vahid yadollah
  fatemeh narges nasrin parvin parisa roya sahar samaneh shahla shirin shohreh simin soraya tahereh zohreh azadeh bahareh elham farzaneh fereshteh golnaz laleh mahnaz mina mitra nahid niloufar
  gul gulbuddin jalaluddin sirajuddin hamidullah habibullah amanullah asadullah rahmatullah najibullah nasrullah abdulhaq haqqani hibatullah zabihullah mullah agha khan wali sher zaman zahir zalmay noorullah matiullah akhtar obaidullah ubaidullah
  nawaz shahbaz asif bilawal pervez pervaiz parvez zulfiqar waqar wasim shahid shoaib sajid rizwan naeem nadeem muneer mushtaq mehmood masood liaqat khurram kashif junaid javed jameel irfan iqbal ijaz hafiz ghulam
  farooq babar azhar ayub asad arshad arif amjad altaf aamir abid shazia sadia saima rukhsana razia parveen nusrat nasreen nargis khalida farzana bushra benazir ayesha
  nursultan kassym zhomart daniyar yerlan yerzhan bauyrzhan askar kairat serik marat murat nurlan talgat aidar almas aibek bakhyt dauren dinara aigul gulnara saule zhanar madina asel ainur
  islam shavkat alisher bakhodir davron farrukh jasur javlon nodir otabek rakhmat sherzod shukhrat sardor ulugbek zafar dilshod akmal anvar gulnora dilfuza nigora nilufar feruza lola zulfiya
  emomali sherali davlat jamshed firuz farhod khurshed nizom suhrob umed almazbek kurmanbek sadyr bakyt azamat ulan aida saparmurat gurbanguly serdar berdi oraz ilham heydar rovshan ramiz vagif elchin elnur eldar namig ogtay
  mehriban leyla aygun sevda gunel
  mehmet ahmet huseyin osman omer ramazan halil suleyman mahmut recep fatih kadir emre adem kemal yasar bekir metin orhan serkan bayram ferhat burak kenan mesut cemal hikmet
  erdal erkan sinan tolga volkan ugur umut turgut tayyip bulent cengiz cem deniz engin ercan erol ertugrul gokhan haluk ilker kaan levent mert necmettin nihat okan onur ozan selim sedat selcuk tarik tuncay veli yilmaz zeki
  ayse emine hatice zeynep elif meryem sultan zehra hanife merve havva ozlem yasemin songul esra ebru sibel aysel gulsen nurcan sevgi`,
  // South Asia
  `amit anil ajay arun ashok anand ankit abhishek aditya akash arjun bharat deepak dinesh dilip gaurav ganesh girish gopal govind hari harish hemant jagdish jitendra karan kiran kishore krishna kumar lalit madan mahesh manish manoj
  mohan mukesh nagesh narendra naresh naveen nikhil nitin om pankaj prakash pramod pranav prasad prashant praveen raghav rahul raj rajan rajeev rajendra rajesh rajiv rajkumar rakesh ram raman ramesh ranjit ravi ravindra rohit sachin sandeep sanjay
  sanjeev satish shankar sharad shiv shyam siddharth subhash sudhir sunil suresh surinder tarun umesh varun venkatesh vijay vikas vikram vinay vinod vishal vivek yash yogesh gurpreet harpreet manpreet jaspreet baljit balwinder kuldeep gurmeet
  sukhdev jagtar paramjit wadhawa narain lakhbir dawood chhota tiger anita anjali anjana asha bharti deepa divya geeta gita indira jaya jyoti kavita kamala komal lakshmi lata madhuri mamata manju meena meera mukta neha nisha padma pooja
  poonam prabha preeti priya priyanka pushpa radha rajni rani rekha ritu rupa sangeeta sarita savita seema shanti shilpa shobha sita smita sonia sudha sujata sumitra sunita sushma swati uma usha vandana vidya
  rahman hasina khaleda sheikh abdur shafiqul rafiqul nazrul aminul jahangir kamrul mizanur habibur mahbub zia tarique mohiuddin chandrika mahinda gotabaya ranil sirimavo velupillai prabhakaran nimal ranjith ajith chaminda kumara upul
  bishnu prachanda gyanendra tenzin dorji karma sonam pema tashi jigme ugyen lobsang`,
  // East and South-East Asia
  `wei fang xiu ying na min jing li qiang lei jun yang yong yan jie tao chao ming xia ping gang guiying hua hui hong jian jianguo jianhua jianjun jianping guoqiang zhiqiang xiaoming xiaoping weidong weiguo yulan guilan lihua lijuan meiling
  zhiyong haiyan xiuying xiulan yuzhen shuzhen guihua dongmei chunmei xiaohong xiaoli wenjie wenbin wenjun zhigang zhihua zhiming zhongshan jinping keqiang jintao jiabao zemin enlai zedong shaoqi xiaobo yifei ruifeng haitao haibo
  chiming chihming kaishek chingkuo tenghui shuibian yingjeou ingwen wing kwok wai siu chi kin man fai keung chun yuen kit kwan ling mei yee lai fong kam shing
  minjun minho minsu jihoon jiho jisoo jimin jiwon jiyoung junho junseo dohyun seojun seoyeon seoyun hajun eunwoo hyunwoo sungho sungmin sangwoo youngsoo youngho youngja youngsook kyungsoo soonja myungsook kwangsu chulsoo cheolsu
  jongil jongun jongnam ilsung yojong yongnam yongchol yonggil yongho yongsu kwangil kwanghyok songil songchol songhyok chol hyok nam myong myongchol myongguk chunil jinhyok kyonghui sollju tongil
  hiroshi takashi kenji akira makoto minoru takeshi kazuo masao yoshio shigeru isamu mitsuo tadashi susumu osamu satoshi kiyoshi tetsuya naoki hideki koji daisuke takuya kenta yuta ryota daiki kazuki yuki haruto sota yuto ren riku hinata
  taro jiro ichiro saburo shinzo junichiro yoshihide fumio yukio nobuo toshio hideo kazuya masahiro hiroyuki yoko keiko kazuko sachiko michiko noriko hiroko kyoko yumiko tomoko naoko mariko akiko emiko reiko junko fumiko mayumi yuko haruka sakura
  aoi hina misaki ayumi megumi kaori
  nguyen van anh minh duc dung hung tuan hai hoang huy khanh kien lam linh long nhat phong phuc quan quang quoc son tai thang thanh thao thien tho thuy tien tin toan tri trung tu viet vinh vu xuan yen lan huong hoa ngoc nhung trang
  somchai somsak sompong suchart prasert prayut thaksin thanakorn wichai yingluck sukhumvit chai anan surin prawit narong nattapong pornthip siriporn malee kanya
  budi agus joko bambang eko hendra iwan dedi dodi rudi slamet sugeng suharto sukarno susilo wahyu yudi aung ko zaw win thein than tun htay hla kyaw khin myint maung mya nyunt nyein san thant soe swe moe
  ferdinand benigno rommel jejomar jomar reynaldo rolando renato romeo danilo dante edgardo arnel joel noel rosalie marites maricel jocelyn lourdes
  mahathir muhyiddin zahid azlan faizal zulkifli nordin azahari noordin hambali riduan imam samudra amrozi mukhlas baasyir patek dulmatin`,
  // Africa
  `abdou abdoulaye aliou amadou babacar boubacar cheikh demba djibril ibrahima idrissa lamine mamadou modou moussa oumar ousmane pape saliou seydou souleymane tidiane aissatou aminata awa coumba fatou fatoumata khady mariama ndeye
  oumou ramatoulaye rokhaya adama alassane blaise bakary drissa lassana modibo salif sekou yaya kofi kwame kwasi kwaku yaw kojo ama akosua abena adwoa esi efua chukwuemeka chinedu chidi chukwuma emeka ikechukwu ifeanyi kelechi nnamdi obinna
  okechukwu uche ugochukwu chioma ngozi nkechi amaka ada adebayo adekunle ademola adeola ayodele babatunde bola bukola femi folake kayode kunle olu oluwaseun oluwole segun sola tunde temitope yetunde yemi abubakar aminu bello garba haruna
  kabiru nasiru sani shehu sule umaru usman yakubu abebe abiy bekele berhane birhanu dawit girma haile hailemariam meles mengistu mulatu sahle tadesse tekle tesfaye tewodros workneh yohannes zenawi almaz tigist selamawit isaias afwerki
  abdi abdirahman abdullahi abdiqadir dahir hersi jama mahad mohamud nur siad warsame faduma halima hodan sahra jomo kamau kariuki kipchoge mwai mwangi njoroge ochieng odhiambo omondi otieno
  uhuru wanjiru wangari achieng akinyi hamisi rashidi salum mwinyi jakaya julius yoweri museveni godfrey moses kony dominic okot otti kagame juvenal faustin bosco desire sylvestre callixte ignace
  emmerson tendai tinashe tafadzwa farai themba thabo sipho cyril zola nkosana lindiwe nomsa thandi zanele blessing precious gift patience innocent fortune goodluck sunday friday monday`,
  // Hebrew
  `moshe yosef avraham yitzhak yaakov shlomo haim chaim eliyahu shimon yehuda israel meir mordechai menachem binyamin shmuel aharon yehoshua ariel ehud avi yossi uri eyal eitan gilad gideon ilan itai
  lior moti nadav nir noam ofer oren roni shai tal tomer yair yaniv yoav yoel yoram zeev zvi naftali avigdor reuven rivka leah miriam esther yael noa shira orit ronit galit efrat ayelet tzipi golda`,
];

/** Common given names of the world in Latin letters, in several spellings; a name made only of these says little. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(SOURCES.flatMap(readWords));

/** Whether a romanised token is a common given name somewhere. It may be a family name elsewhere. */
export function isGivenName(token: string): boolean {
  return GIVEN_NAMES.has(token);
}
