/** 138****0001 */
export const maskedPhone = (phone: string): string => phone.replace(/^(.{3}).*(.{4})$/, '$1****$2')

/** x***@yunfan.example */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1***')
