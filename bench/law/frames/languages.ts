import { type Frame, text } from './frame.ts';

/** Sentences in other languages. */
export const LANGUAGES: readonly Frame[] = [
  text('german', (name, { amount }) => `Bitte überweisen Sie ${amount()} an ${name} bis spätestens Freitag.`),
  text('german-invoice', (name, { digits }) => `Rechnung Nr. ${digits(5)} von ${name} für Beratung im Oktober`),
  text('french', (name, { amount }) => `Virement de ${amount()} en faveur de ${name} pour le loyer du mois de mai`),
  text('spanish', (name, { amount }) => `Pago de ${amount()} a favor de ${name} por la compra de repuestos`),
  text('italian', (name, { amount }) => `Bonifico di ${amount()} a favore di ${name} per la fornitura di macchinari`),
  text('portuguese', (name, { city }) => `Transferência para ${name} referente ao aluguel em ${city()}`),
  text('turkish', (name, { amount }) => `${amount()} tutarındaki havale ${name} hesabına gönderildi`),
  text('polish', (name, { digits }) => `Przelew dla ${name} za fakturę nr ${digits(4)}`),
  text('russian', (name, { digits }) => `Оплата по договору № ${digits(4)} в пользу ${name} за поставку оборудования`),
  text('arabic', (name, { digits }) => `تحويل مبلغ ${digits(4)} إلى ${name} مقابل إيجار الشقة`),
  text('chinese', (name, { digits }) => `请向 ${name} 支付 ${digits(4)} 元货款`),
  text('chinese-unspaced', (name, { digits }) => `付款给${name},金额${digits(4)}元`),
];
