const CARD = {
  'payment_method_data[type]': 'card',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2034',
  'payment_method_data[card][cvc]': '123',
};

/** Pays at the payment simulator of a running product as the card form in a browser does, with a successful card or another one. */
export async function payAtSimulator(
  url: string,
  publicKey: string,
  clientSecret: string,
  number = '4242424242424242',
): Promise<void> {
  const [intent = ''] = clientSecret.split('_secret_');
  const answer = await fetch(`${url}/simulator/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: publicKey,
      client_secret: clientSecret,
      'payment_method_data[card][number]': number,
      ...CARD,
    }),
  });
  if (!answer.ok) throw new Error(`paying answered ${answer.status}: ${await answer.text()}`);
}
