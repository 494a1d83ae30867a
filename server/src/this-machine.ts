/** Whether an address leads to nowhere else: what goes there stays on this computer. */

const OF_THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** @param hostname as URL tells it, without a port */
export const isThisMachine = (hostname: string): boolean => OF_THIS_MACHINE.test(hostname);
