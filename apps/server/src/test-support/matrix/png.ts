/** As many bytes as tell what a file is. */
export const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
