import localFont from 'next/font/local';

const sans = localFont({
  src: './fonts/Geist-Variable.woff2',
  variable: '--font-geist',
  weight: '100 900',
  display: 'swap',
});
const mono = localFont({
  src: './fonts/GeistMono-Variable.woff2',
  variable: '--font-geist-mono',
  weight: '100 900',
  display: 'swap',
  preload: false,
});

/** Class names for `<html>` that make Geist and Geist Mono available to the style sheet. */
export const fontVariables = `${sans.variable} ${mono.variable}`;
