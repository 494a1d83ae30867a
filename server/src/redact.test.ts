import { expect, test } from 'vitest';
import { redact, secretsIn } from './redact.ts';

test.each([
  ['Headers.append: "Bearer sk-SEC\nRETKEY" is an invalid header value.', 'Headers.append: "Bearer …" is an invalid header value.'],
  ['Incorrect API key provided: sk-proj-a1b2****9z. Look it up.', 'Incorrect API key provided: …. Look it up.'],
  ['Invalid token: Bearer abc.def-1, try again', 'Invalid token: Bearer …, try again'],
  ['Request cannot be constructed from a URL that includes credentials: http://maya:pa$s@host:1/v1', 'Request cannot be constructed from a URL that includes credentials: http://…@host:1/v1'],
  ['postgres://owl:hoot@127.0.0.1:5432/fable', 'postgres://…@127.0.0.1:5432/fable'],
  ['POST /v1beta/models?key=AIzaSyA12345678&alt=sse', 'POST /v1beta/models?key=…&alt=sse'],
  ['{"x-api-key":"ant-1","xi-api-key": "el-2"}', '{"x-api-key":"…","xi-api-key": "…"}'],
  ['whsec_1234567890 and rk_live_abcdef', '… and …'],
])('%s', (text, told) => {
  expect(redact(text, [])).toBe(told);
});

test('an ordinary sentence stays as it is', () => {
  const text = 'gpt-5-mini (OpenAI): api.openai.com does not accept this key; correct OPENAI_API_KEY. Write to hello@fableloom.example, risk-free.';
  expect(redact(text, [])).toBe(text);
});

test('what is set as a key or a secret is hidden whatever it looks like, and other settings are not', () => {
  const secrets = secretsIn({ AI_API_KEY: 'moonlight-owl', SECRET: 'a very long secret that is longer', S3_SECRET_ACCESS_KEY: 'a very long secret', PORT: '30000000', GOOGLE_CLIENT_SECRET: 'tiny' });
  expect(redact('moonlight-owl, a very long secret that is longer, a very long secret, 30000000, tiny', secrets)).toBe('…, …, …, 30000000, tiny');
});

test('so are passwords in addresses of the settings, as they are written and as services repeat them', () => {
  const secrets = secretsIn({ DATABASE_URL: 'postgres://u:p/SECRET%20ONE@127.0.0.1:1/x', SMTP_URL: 'smtp://host/x?user=u&password=SECRETTWO', S3_URL: 'smtp://u:hoot@host', OTHER_URL: 'http://u:abc@host' });
  expect(redact('p/SECRET%20ONE, p/SECRET ONE, SECRETTWO, hoot, abc', secrets)).toBe('…, …, …, …, abc');
  expect(redact('postgres://127.0.0.1/x?user=u&password=SECRETPW cannot be used', [])).toBe('postgres://127.0.0.1/x?user=u&password=… cannot be used');
});
