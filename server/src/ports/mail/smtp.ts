/** Mail through an SMTP server. */
import nodemailer from 'nodemailer';
import type { Mailer } from './mail.port.ts';

export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url);
  return {
    provider: 'smtp',
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}
