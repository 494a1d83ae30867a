/** Takes empty variables of model services out of the environment: their SDKs read it when they are imported, and do not know that empty means not set. Imported before them. */

const OF_MODELS = /^(?:AI|OPENAI|ANTHROPIC|GOOGLE|ELEVENLABS)_/;

for (const [name, value = ''] of Object.entries(process.env)) {
  if (OF_MODELS.test(name) && value.trim() === '') delete process.env[name];
}
