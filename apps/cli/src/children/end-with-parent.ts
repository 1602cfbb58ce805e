// Loaded ahead of a program that does not know it is a child (`node --import`): ends it in order when its parent goes.

/** How long the program may take to end in order. */
const orderlyMs = 3_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), orderlyMs);
  process.kill(process.pid, 'SIGTERM');
});
