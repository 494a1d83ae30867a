/** Money as invoices state it: '$5.99', '€3.00'. */
export const writeAmount = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);
