import { expect, test } from 'vitest';
import { isWebAddress } from './is-web-address.ts';

test.each([
  ['/checkout/trial_1', true], ['https://checkout.stripe.com/c/pay/cs_1', true], ['http://localhost:3000/x', true],
  ['', false], ['javascript:alert(1)', false], ['data:text/html,x', false], ['https://', false],
])('%j can be gone to: %s', (address, answer) => expect(isWebAddress(address, 'http://localhost:3000')).toBe(answer));
