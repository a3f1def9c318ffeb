/**
 * Words of payment messages, invoices and shipping papers that surround names but are not part of them, as written.
 * They end a name ("pay to X for consulting") and on their own name nobody ("facture", "October"). They include
 * particles of names: their position decides.
 */
export const MESSAGE_WORDS: readonly string[] = `
account acc acct a/c amount and as attn attention at balance behalf benef beneficiary bene bill buyer by carrier charges client consignee consignor
contact contract creditor customer date dated debit debtor deliver delivered delivery dear details due email exporter fax fee fees for from
goods has have http https importer in inv invoice invoiced is issued kindly lives messrs month monthly name no nr notify number of on or order ordered ordering our
paid party pay payable payee payer paying payment payments per phone please po proforma purchase purpose rcvd re receipt received receiver recipient ref
reference regarding remit remittance remitter rent salary same send sender sent settlement shipped shipper ship sold statement subject supplier swift tel
telephone terms thank thanks that the their this to transfer transferred until vat via was we were which who will with wire would year yours your
january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
monday tuesday wednesday thursday friday saturday sunday eref mref svwz abwa abwe kref cred purp rfb bnf sepa fob cif exw incoterms iban bic sha our ben
paypal sumup zettle klarna revolut zelle venmo skrill payoneer alipay moneygram upi imps rtgs
fps bacs chaps bizum blik spei pix enviado enviada recibido recibida gelen giden hi hello hey hallo hola ciao salut bonjour merhaba czesc ahoj hej
nationality citizenship sex gender dob passport occupation profession residence domicile birthplace address mtcn
nationalitat staatsangehorigkeit staatsburgerschaft geschlecht geburtsdatum geburtsort reisepass beruf wohnort anschrift
nationalite sexe profession passeport domicile adresse nacionalidad sexo ocupacion profesion pasaporte domicilio direccion
nazionalita cittadinanza sesso professione passaporto residenza indirizzo nacionalidade profissao passaporte endereco
национальность гражданство паспорт профессия адрес прописка громадянство uyruk uyrugu cinsiyet meslek pasaport adres
street st road rd avenue ave boulevard blvd lane drive square place floor suite apartment apt flat box 
ueberweisung empfaenger zahlungsempfaenger fuer maerz staatsangehoerigkeit nationalitaet
uberweisung an am auf aus bei bis datum der die das den dem des ein eine empfanger auftraggeber betrag fur gutschrift im konto kontonummer kunde
kundennummer lieferung miete mit monat nummer oder rechnung rechnungsnummer und vielen dank vom von wegen zahlung zahlungsempfanger zu zum zur verwendungszweck zugunsten
januar februar marz mai juni juli oktober dezember strasse str platz weg allee
virement en faveur beneficiaire donneur ordre compte facture du de la le les des pour par mois reference montant paiement loyer client fournisseur
janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre rue chemin merci
transferencia favor beneficiario ordenante ordenado pago por concepto cuenta factura mes importe del al para cliente proveedor alquiler
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre calle avenida plaza gracias
bonifico ordinante fattura pagamento conto causale importo affitto via viale piazza grazie gennaio febbraio aprile maggio giugno luglio settembre ottobre
pagamento transferencia fatura conta rua avenida obrigado janeiro fevereiro marco maio junho julho setembro outubro dezembro
gonderen alici aciklama hesabina hesap havale eft fatura icin odeme tutar ucret ucreti kira bedeli ayi tesekkurler sokak cadde caddesi mahallesi
ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik
оплата оплатить по договору договор счет счёт счету счёту счета от за получатель получателя плательщик плательщика отправитель назначение платеж платежа платежи
ндс не без облагается облагаются на в с для из и сумма сумму перевод средств услуги услуг товар товара поставка поставку аренда аренду ооо руб рублей улица ул проспект
город г дом д кв офис январь января февраль февраля март марта апрель апреля май мая июнь июня июль июля август августа сентябрь сентября октябрь октября ноябрь ноября
декабрь декабря год года платник отримувач призначення платежу договір рахунок послуги сума
تحويل مبلغ دولار يورو درهم إلى الى حساب الحساب مقابل رسوم عن شهر من في لصالح المرسل المستفيد الغرض رقم فاتورة الفاتورة عقد إيجار ايجار الإيجار شقة الشقة دفعة دفع قيمة بتاريخ تاريخ شارع مدينة
يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر كانون شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين
حواله به حساب بابت صورتحساب مبلغ گیرنده فرستنده خیابان
`
  .split(/\s+/)
  .filter((word) => word !== '');

/** The same in scripts written without spaces, where words are found by their characters. */
export const MESSAGE_PHRASES: readonly string[] = (
  '付款给 付款人 付款 收款人 汇款人 汇款 用途 合同编号 合同 编号 谢谢 咨询费 费用 费 房租 设备采购 采购 学费 运输费用 一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月 ' +
  '收款 金额 发票 货款 账户 账号 付給 收款方 付款方 收件人 寄件人 振込 請求書 受取人 送金人 お支払い 수취인 송금인 계좌 송장'
).split(' ');
