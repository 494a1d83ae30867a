/** What it takes to reach a bucket of S3 or of a service that speaks its language. */
import { StopWithSentence } from '../../../stop-with-sentence.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Without a slash at its end; the bucket stands behind it as the first word of the path. */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Environment {
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** Null where files are kept in the data folder. */
export function s3Settings(values: S3Environment): S3Settings | null {
  if (!values.S3_BUCKET) return null;
  const needed = (name: 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string => {
    const value = values[name];
    if (value) return value;
    throw new StopWithSentence(`S3_BUCKET is set, but ${name} is not. Set it too, or remove S3_BUCKET to keep files in the data folder.`);
  };
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    endpoint: (values.S3_ENDPOINT ?? `https://s3.${values.S3_REGION}.amazonaws.com`).replace(/\/+$/, ''),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}
