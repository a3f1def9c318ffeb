import { readLabelled } from '../knowledge/lexicon/table/word-table.ts';

/**
 * Words before a name that tell what it is, with or without a colon. A name may start after any of them: `vessel`,
 * `party`. `opening`: only at the beginning of a line or part, since names contain them too ("Dalvor Company Ltd").
 */
export const LABELS = readLabelled(`
vessel: vessel, vessels, vessel name, name of vessel, name of the vessel, vessel’s name, motor vessel, motor tanker, m/v, mv, m.v, mvs, m/t, mt, m.t, s/s, s.s, m/y, s/y, f/v, fv, f.v, msv
vessel: ship, ships, ship name, ship’s name, name of ship, name of the ship, shipname, vesselname, on board, on board of, aboard, shipped per, per vessel, per mv, per m/v, carrying vessel, mother vessel, feeder vessel, lng carrier, lpg carrier, gas carrier, crude carrier, charter party, charterparty
vessel: vessel name and voyage, ocean vessel, tanker vessel, vsl, vsl name, ex vessel, fka vessel, imo no, imo number, imo nr, imo
vessel: судно, судна, суда, суден, т/х, теплоход, теплохід, танкер, корабль, корабель, название судна, наименование судна, назва судна, на борту, т/к, шип, пароход, балкер, плавбаза, кораб, брод
vessel: navire, nom du navire, à bord du, bateau, buque, nombre del buque, nombre de la nave, a bordo del, b/t, b/m, nave, nome della nave, motonave, m/n, navio, nome do navio, embarcação, embarcacao
vessel: schiff, schiffsname, name des schiffes, motorschiff, an bord, schip, scheepsnaam, skib, skip, skipet, fartyg, statek, nazwa statku, loď, hajó, navă, nava, gemi, gemi adı, gemi adi, gemisi, m/g
vessel: السفينة, سفينة, اسم السفينة, الباخرة, باخرة, ناقلة, الناقلة, المركب, کشتی, نام کشتی, نفتکش, אונייה, אוניה, ספינה, שם האונייה, πλοίο, όνομα πλοίου, जहाज, kapal, nama kapal, tàu, tên tàu, meli
party: beneficiary, beneficiaries, benef, bene, bnf, benf, ultimate beneficiary, final beneficiary, beneficiary name, beneficiary customer, beneficiary bank, payee, payees, payee name, payer, payor, payer name
party: remitter, remitter name, remittee, sender, sender name, receiver, recipient, recipients, originator, originator name, ordering customer, ordering party, ordering institution, ordering bank, ordered by, order party
party: debtor, debtor name, creditor, creditor name, ultimate debtor, ultimate creditor, drawee, drawer, applicant, applicants, consignee, consignees, consignor, shipper, shippers, notify party, notify, charterer, charterers
party: joint holder, joint holders, joint account holder, joint account holders, joint account, jointly held by, held by, account holder, account holders, account name, account owner, a/c name, acct name, acc name, cardholder, holder, holders
party: beneficial owner, beneficial owners, ubo, ubos, registered owner, registered owners, ship owner, shipowner, shipowners, disponent owner, owner, owners, shareholder, shareholders, director, directors, managing director
party: board of directors, board members, trustee, trustees, settlor, guarantor, guarantors, signatory, signatories, authorised signatory, authorized signatory, policyholder, insured, borrower, lessee, lessor
party: mr, mrs, ms, miss, messrs, mister, m/s, messers, mr and mrs, herr, herrn, frau, monsieur, madame, mme, mlle, messieurs, sr, sra, srta, sres, señor, señora, senor, senora, signor, signora, sig, sig.ra, spett.le, spett
party: empfänger, empfaenger, begünstigter, begünstigte, beguenstigter, begünstigter name, zahlungsempfänger, zahlungsempfaenger, auftraggeber, kontoinhaber, absender, zahler, zahlungspflichtiger, schuldner, gläubiger, inhaber
party: geschäftsführer, geschaeftsfuehrer, gesellschafter, vorstand, käufer, verkäufer, eigentümer, eigner, reeder, lieferant, wirtschaftlich berechtigter, rechnungsempfänger, kunde
party: bénéficiaire, beneficiaire, bénéficiaires, donneur d’ordre, donneur d’ordres, titulaire, titulaires, titulaire du compte, débiteur, créancier, expéditeur, destinataire, payeur, acheteur, vendeur, propriétaire, gérant, armateur, fournisseur
party: beneficiario, beneficiarios, beneficiaria, ordenante, titular, titulares, titular de la cuenta, deudor, acreedor, remitente, destinatario, pagador, comprador, vendedor, propietario, accionista, accionistas, consignatario, cliente, proveedor
party: beneficiário, beneficiária, ordenador, titular da conta, devedor, credor, remetente, destinatário, pagador, proprietário, sócio, sócios, acionista, consignatário, ordinante, intestatario, debitore, creditore, mittente, proprietario, azionista, amministratore
party: begunstigde, opdrachtgever, rekeninghouder, ontvanger, afzender, betaler, eigenaar, bestuurder, aandeelhouder, odbiorca, nadawca, zleceniodawca, zleceniobiorca, płatnik, beneficjent, właściciel, posiadacz rachunku
party: příjemce, plátce, odesílatel, vlastník, príjemca, platiteľ, kedvezményezett, megbízó, számlatulajdonos, beneficiar, plătitor, ordonator, korisnik, nalogodavac, primatelj, platitelj, prejemnik, mottagare, avsändare, betalningsmottagare
party: modtager, afsender, mottaker, avsender, saaja, maksaja, saajan nimi, gavėjas, mokėtojas, saņēmējs, maksātājs, δικαιούχος, εντολέας, αποστολέας, παραλήπτης, ιδιοκτήτης
party: alıcı, alici, alıcı adı, gönderen, gonderen, göndericinin adı, lehdar, hesap sahibi, amir, ödeyen, borçlu, alacaklı, müşteri, sahibi, ortak, ortaklar, yönetici, sayın, sayin
party: получатель, получателя, получателю, получатель платежа, бенефициар, бенефициары, бенефициарный владелец, плательщик, плательщика, отправитель, отправителя, перевододатель, заказчик, поставщик, покупатель, продавец, грузополучатель
party: грузоотправитель, владелец, владельцы, собственник, судовладелец, директор, генеральный директор, учредитель, учредители, акционер, акционеры, держатель, держатели, владелец счета, владелец счёта, клиент, контрагент, гражданин, гражданка
party: г-н, г-жа, господин, госпожа, гр, тов, пан, пані, отримувач, одержувач, платник, відправник, бенефіціар, власник, получател, наредител, прималац, уплатилац, ташиявал, алушы, жөнелтуші
party: المستفيد, المستفيدة, اسم المستفيد, المستفيد النهائي, المرسل, المرسل إليه, المرسل اليه, اسم المرسل, الآمر بالدفع, آمر الدفع, العميل, اسم العميل, الزبون, المالك, مالك, المدير, صاحب الحساب, الدافع, المستلم, الشاحن, السيد, السيدة, السادة, الشركاء, المساهم, المساهمون, المورد
party: گیرنده, نام گیرنده, فرستنده, نام فرستنده, ذینفع, ذی‌نفع, پرداخت کننده, دریافت کننده, صاحب حساب, مالک, مدیر, مشتری, آقای, خانم, وصول کنندہ, مستفید
party: המוטב, מוטב, שם המוטב, המשלם, השולח, הנמען, בעל החשבון, לכבוד, מר, גב’, लाभार्थी, प्रेषक, प्राप्तकर्ता, भेजने वाला, खाताधारक, श्री, श्रीमती, प्रापक, প্রাপক, প্রেরক
party: penerima, pengirim, nama penerima, pemilik rekening, pemilik, nasabah, người nhận, người gửi, người thụ hưởng, chủ tài khoản, chủ tàu, mpokeaji, mtumaji, 수취인, 송금인, 예금주, 수익자, 보내는 사람, 받는 사람, 고객, 대표자, 주주
opening: name, names, full name, customer, customers, customer name, client, clients, client name, company, company name, firm, entity, entity name, party, parties, contact, contact person, contact name, person, individual
opening: buyer, buyers, seller, sellers, supplier, suppliers, vendor, vendors, carrier, agent, agents, broker, brokers, manager, managers, operator, operators, partner, partners, member, members, secretary, chairman, chairperson, president, ceo, cfo
opening: representative, representatives, legal representative, employer, employee, tenant, landlord, contractor, subcontractor, importer, exporter, principal, issuer, investor, investors, donor, nominee, subject, alias names, aliases, other names, bank, bank name
opening: name und vorname, nachname, nom, nom et prénom, raison sociale, nombre, nombre y apellidos, razón social, razon social, nome, nome completo, denominazione, ragione sociale, naam, navn, namn, nimi, nazwa, imię i nazwisko, jméno, név, denumire, ad soyad, adı soyadı, unvan, unvanı
opening: фио, ф.и.о, имя, наименование, название, организация, компания, фирма, пiб, піб, назва, найменування, الاسم, اسم, الاسم الكامل, اسم الشركة, الشركة, نام, نام و نام خانوادگی, نام شرکت, שם, שם מלא, नाम, নাম, όνομα, επωνυμία, nama, nama lengkap, tên, họ tên, jina, 이름, 성명, 성함, 회사명, 상호
`);

/** Labels in scripts written without spaces. */
export const UNSPACED_LABELS = readLabelled(`
vessel: 船名, 船舶名称, 船舶名稱, 船舶, 轮船, 輪船, 货轮, 貨輪, 油轮, 油輪, 船只, 船隻, 本船, 船舶名, 선박명, 선명, 선박, 본선, ชื่อเรือ, เรือ
party: 收款人名称, 收款人名稱, 收款人姓名, 收款人, 收款方, 收款单位, 收款單位, 付款人名称, 付款人姓名, 付款人, 付款方, 付款单位, 汇款人, 匯款人, 受益人, 受益方, 最终受益人, 实际控制人, 申请人, 申請人, 收件人, 寄件人, 发货人, 發貨人, 收货人, 收貨人
party: 通知人, 托运人, 託運人, 承运人, 客户名称, 客戶名稱, 客户, 客戶, 户名, 戶名, 账户名, 帳戶名稱, 账户名称, 开户名, 持有人, 联名持有人, 股东, 股東, 董事长, 董事, 法定代表人, 法人代表, 公司名称, 公司名稱, 企业名称, 单位名称, 姓名, 名称, 名稱, 买方, 買方, 卖方, 賣方, 甲方, 乙方, 船东, 船東
party: 受取人名, 受取人, 送金人, 送金先, 依頼人, 振込先, 振込人, 振込依頼人, 口座名義人, 口座名義, 名義人, 荷受人, 荷送人, 荷主, 宛名, 氏名, お名前, 会社名, 株主, 取締役, 代表者, 取引先, 船主
party: 수취인명, 수취인, 송금인, 예금주명, 예금주, 수하인, 송하인, 화주, 수익자, 고객명, ผู้รับเงิน, ผู้รับผลประโยชน์, ผู้รับ, ผู้ส่ง, ผู้โอน, ชื่อบัญชี, เจ้าของบัญชี, เจ้าของ, ชื่อ, นาย, นางสาว, นาง
`);
